public import Foundation

extension Timer {
  /// `Timer()`, which nobody starts: Foundation here does not inherit it.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}
