public import Foundation

extension NSError {
  /// `NSError()`, an error of which nothing is known: Foundation here does not inherit it.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}
