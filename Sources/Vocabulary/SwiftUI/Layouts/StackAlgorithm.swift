package import Foundation
package import LayoutEngine
package import VectorDrawing
import ViewGraph

/// How `HStack` and `VStack` share their space (Facts/layout.md#stacks).
package struct StackAlgorithm: LayoutAlgorithm {
  package var axis: Axis
  package var alignment: AlignmentKey
  /// The gap in points; `nil` for each pair's preferred distance.
  package var gap: CGFloat?

  package init(_ axis: Axis, alignment: AlignmentKey, gap: CGFloat?) {
    (self.axis, self.alignment) = (axis, alignment)
    // Layouts of widget code make stacks too, where no session says what is wrong.
    self.gap = gap.flatMap { abs($0) <= RenderSession.longest ? $0 : nil }
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if node.children.isEmpty { return .zero }
    let minor = proposal[axis.crossing]
    let memo = memo(of: node)
    let children = node.children
    memo.share(proposal, axis, among: children)
    var major = memo.gapSum
    var (above, below): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    var ignored = Axis.Set.both
    for index in children.indices {
      let child = children[index]
      let own = ProposedViewSize(axis, memo.parts[index].offer, crossing: minor)
      let answer = child.answer(own)
      let size = answer.size
      ignored.formIntersection(answer.ignoredAxes)
      major += size[axis]
      // The centre of what has no end lies nowhere; the stack has no end then either.
      guard size[axis.crossing].isFinite else { (above, below) = (.infinity, 0); continue }
      let guide = child.guide(alignment, own, size)
      above = max(above, guide)
      below = max(below, size[axis.crossing] - guide)
    }
    memo.settle(ignored, axis)
    return CGSize(axis, major, crossing: above + below)
  }

  package func ignoredAxes(of node: LayoutNode, for proposal: ProposedViewSize) -> Axis.Set {
    node.children.isEmpty ? .both : memo(of: node).ignoredAxes
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    if node.children.isEmpty { return }
    // The minor length is known now; children that fill it get it
    // (Facts/layout.md#stack-placement).
    let minor = proposal[axis.crossing] ?? size[axis.crossing]
    let memo = memo(of: node)
    let children = node.children
    memo.share(
      ProposedViewSize(axis, proposal[axis], crossing: minor), axis, among: children)
    var line: CGFloat = -.infinity
    for index in children.indices {
      let own = ProposedViewSize(axis, memo.parts[index].offer, crossing: minor)
      let size = children[index].size(own)
      let guide = children[index].guide(alignment, own, size)
      line = max(line, guide)
      (memo.parts[index].length, memo.parts[index].guide) = (size[axis], guide)
    }
    var position: CGFloat = 0
    for index in children.indices {
      let part = memo.parts[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.crossing] = line - part.guide
      children[index].assign(
        origin: origin, proposal: ProposedViewSize(axis, part.offer, crossing: minor))
      position += part.length
      position += part.gap
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
    let children = node.children
    let memo = StackMemo(children) { index in
      gap ?? children[index].spacing.distance(to: children[index + 1].spacing, along: axis)
    }
    node.memo = memo
    return memo
  }
}
