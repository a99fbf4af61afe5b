package import Foundation

/// Content that is higher than what a layout shows of it; what is beyond is cut off. Points.
package struct CutOff: Hashable {
  /// What the content takes.
  package let height: CGFloat
  /// What is shown.
  package let limit: CGFloat

  /// nil where all is shown: what is beyond by less than half a point is not seen.
  package init?(height: CGFloat, limit: CGFloat) {
    guard height > limit + 0.5 else { return nil }
    (self.height, self.limit) = (height, limit)
  }
}

/// One of Apple's `Layout`s that shows so much of its subviews and no more.
package protocol LimitedLayout: Layout {
  /// What it cuts off.
  func cutOff(subviews: Subviews) -> CutOff?
}

extension LayoutNode {
  /// What placed nodes say that they cut off, from this one down.
  package var cutOffs: [CutOff] {
    guard isPlaced else { return [] }
    return [algorithm.cutOff(of: self)].compactMap(\.self) + children.flatMap(\.cutOffs)
  }
}
