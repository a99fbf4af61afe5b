public import Foundation

extension SortDescriptor where Compared: NSObject {
  /// What is false comes before what is true.
  public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
    let path: KeyPath<Compared, Int> = keyPath.appending(path: \Bool.rank)
    // Of two paths that may be sent the compiler forgets that the whole may be.
    self.init(unsafeBitCast(path, to: (any KeyPath<Compared, Int> & Sendable).self), order: order)
  }
}

extension Bool {
  fileprivate var rank: Int { self ? 1 : 0 }
}
