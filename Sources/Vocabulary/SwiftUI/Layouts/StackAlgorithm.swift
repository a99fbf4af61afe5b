package import Foundation
package import LayoutEngine
package import VectorDrawing

/// How `HStack` and `VStack` share their space (facts/layout-rules.md §2).
package struct StackAlgorithm: LayoutAlgorithm {
  package var axis: Axis
  package var alignment: AlignmentKey
  /// The gap in points; `nil` for each pair's preferred distance.
  package var gap: CGFloat?

  package init(_ axis: Axis, alignment: AlignmentKey, gap: CGFloat?) {
    (self.axis, self.alignment, self.gap) = (axis, alignment, gap)
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if node.children.isEmpty { return .zero }
    let minor = proposal[axis.crossing]
    let memo = memo(of: node)
    let children = node.children
    let offers = memo.share(proposal[axis], minor, axis, among: children)
    var major = memo.gapSum
    var (above, below): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for (index, child) in children.enumerated() {
      let own = ProposedViewSize(axis, offers[index], crossing: minor)
      let size = child.size(own)
      major += size[axis]
      // The centre of what has no end has no place; the stack has no end then either.
      guard size[axis.crossing].isFinite else { (above, below) = (.infinity, 0); continue }
      let guide = child.guide(alignment, own, size)
      above = max(above, guide)
      below = max(below, size[axis.crossing] - guide)
    }
    return CGSize(axis, major, crossing: above + below)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    if node.children.isEmpty { return }
    // The minor length is known now; children that fill it get it (facts/layout-rules.md §2.5).
    let minor = proposal[axis.crossing] ?? size[axis.crossing]
    let memo = memo(of: node)
    let children = node.children
    let offers = memo.share(proposal[axis], minor, axis, among: children)
    var line: CGFloat = -.infinity
    memo.places.removeAll(keepingCapacity: true)
    for (index, child) in children.enumerated() {
      let own = ProposedViewSize(axis, offers[index], crossing: minor)
      let size = child.size(own)
      let guide = child.guide(alignment, own, size)
      line = max(line, guide)
      memo.places.append((size[axis], guide))
    }
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      let (length, guide) = memo.places[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.crossing] = line - guide
      child.assign(
        origin: origin, proposal: ProposedViewSize(axis, offers[index], crossing: minor))
      position += length
      if index < memo.gaps.count { position += memo.gaps[index] }
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    guard let first = node.children.first, let last = node.children.last else { return .zero }
    var spacing = ViewSpacing.empty
    let horizontal = axis == .horizontal
    for child in node.children {
      spacing.formUnion(child.spacing, edges: horizontal ? .vertical : .horizontal)
    }
    spacing.formUnion(first.spacing, edges: horizontal ? .leading : .top)
    spacing.formUnion(last.spacing, edges: horizontal ? .trailing : .bottom)
    return spacing
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    combinedGuide(key, of: node, for: proposal)
  }
}

extension StackAlgorithm {
  /// What the stack remembers of a node between its calls.
  private func memo(of node: LayoutNode) -> StackMemo {
    if let known = node.memo as? StackMemo { return known }
    let memo = StackMemo(gaps: gaps(node.children), count: node.children.count)
    node.memo = memo
    return memo
  }

  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let gap { return Array(repeating: gap, count: children.count - 1) }
    return (1..<children.count).map {
      children[$0 - 1].spacing.distance(to: children[$0].spacing, along: axis)
    }
  }
}
