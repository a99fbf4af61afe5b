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
    let gaps = self.gaps(node.children)
    let proposals = share(proposal[axis], minor, among: node.children, gaps: gaps)
    var major = gaps.reduce(0, +)
    var (above, below): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for (child, length) in zip(node.children, proposals) {
      let own = ProposedViewSize(axis, length, crossing: minor)
      let size = child.size(own)
      major += size[axis]
      // The centre of what has no end has no place; the stack has no end then either.
      guard size[axis.crossing].isFinite else { (above, below) = (.infinity, 0); continue }
      let guide = child.guide(alignment, own)
      above = max(above, guide)
      below = max(below, size[axis.crossing] - guide)
    }
    return CGSize(axis, major, crossing: above + below)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    if node.children.isEmpty { return }
    // The minor length is known now; children that fill it get it (facts/layout-rules.md §2.5).
    let minor = proposal[axis.crossing] ?? size[axis.crossing]
    let gaps = self.gaps(node.children)
    let proposals = share(proposal[axis], minor, among: node.children, gaps: gaps)
    var line: CGFloat = -.infinity
    for (child, length) in zip(node.children, proposals) {
      line = max(line, child.guide(alignment, ProposedViewSize(axis, length, crossing: minor)))
    }
    var position: CGFloat = 0
    for (index, child) in node.children.enumerated() {
      let own = ProposedViewSize(axis, proposals[index], crossing: minor)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.crossing] = line - child.guide(alignment, own)
      child.assign(origin: origin, proposal: own)
      position += child.size(own)[axis]
      if index < gaps.count { position += gaps[index] }
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
  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let gap { return Array(repeating: gap, count: children.count - 1) }
    return (1..<children.count).map {
      children[$0 - 1].spacing.distance(to: children[$0].spacing, along: axis)
    }
  }

  /// The length proposed to each child (facts/layout-rules.md §2.2 and §2.3).
  private func share(
    _ length: CGFloat?, _ minor: CGFloat?, among children: [LayoutNode], gaps: [CGFloat]
  ) -> [CGFloat?] {
    guard let length else { return Array(repeating: nil, count: children.count) }
    if children.count == 1 { return [max(length, 0)] }
    let ranges = children.map { $0.lengths(along: axis, crossing: minor) }
    let order = self.order(children, ranges)
    var available = length - gaps.reduce(0, +)
    let top = children[order[0]].priority
    for index in order where children[index].priority < top { available -= ranges[index].least }

    var proposals = [CGFloat?](repeating: 0, count: children.count)
    var start = 0
    while start < order.count {
      let priority = children[order[start]].priority
      var end = start
      while end < order.count, children[order[end]].priority == priority { end += 1 }
      if start > 0 {
        // What was held back for this group is its own now.
        for index in order[start..<end] { available += ranges[index].least }
      }
      for position in start..<end {
        let child = children[order[position]]
        let offer = max(0, available / CGFloat(end - position))
        proposals[order[position]] = offer
        available -= child.size(ProposedViewSize(axis, offer, crossing: minor))[axis]
      }
      start = end
    }
    return proposals
  }

  /// High priority first, then the least flexible; ties in source order.
  private func order(_ children: [LayoutNode], _ ranges: [LengthRange]) -> [Int] {
    var order = Array(children.indices)
    for index in 1..<order.count {
      var place = index
      while place > 0,
        comes(order[place], before: order[place - 1], children, ranges)
      {
        order.swapAt(place, place - 1)
        place -= 1
      }
    }
    return order
  }

  private func comes(
    _ a: Int, before b: Int, _ children: [LayoutNode], _ ranges: [LengthRange]
  ) -> Bool {
    if children[a].priority != children[b].priority {
      return children[a].priority > children[b].priority
    }
    let (mine, other) = (ranges[a], ranges[b])
    if mine.most.isInfinite, other.most.isInfinite { return mine.least > other.least }
    return mine.flexibility < other.flexibility
  }
}
