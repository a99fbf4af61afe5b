import Foundation
import LayoutEngine

/// How much of the room across its axis a stack takes, as its children's guides meet on a line.
struct StackBreadth {
  private var before: CGFloat = -.infinity
  private var after: CGFloat = -.infinity

  /// From one end to the other, points.
  var length: CGFloat { before + after }

  /// Adds a child of a length whose guide lies somewhere in it.
  @inline(__always) mutating func add(_ length: CGFloat, guide: @autoclosure () -> CGFloat) {
    // The centre of what has no end lies nowhere; the stack has no end then either.
    guard length.isFinite else {
      (before, after) = (.infinity, 0)
      return
    }
    let guide = guide()
    before = max(before, guide)
    after = max(after, length - guide)
  }
}
