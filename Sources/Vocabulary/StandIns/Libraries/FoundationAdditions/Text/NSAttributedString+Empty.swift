public import Foundation

extension NSAttributedString {
  /// `NSAttributedString()`, without letters: Foundation here does not inherit it.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
