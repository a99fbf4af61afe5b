import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// How `HStack` and `VStack` share their space (Facts/layout.md#stacks).
struct StackAlgorithm: LayoutAlgorithm {
  var axis: Axis
  var alignment: AlignmentKey
  /// The gap in points; `nil` for each pair's preferred distance.
  var gap: CGFloat?

  init(_ axis: Axis, alignment: AlignmentKey, gap: CGFloat?) {
    (self.axis, self.alignment) = (axis, alignment)
    // Layouts of widget code make stacks too, where no session says what is wrong.
    self.gap = gap.flatMap { abs($0) <= RenderSession.longest ? $0 : nil }
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    answer(of: node, for: proposal).size
  }

  func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer {
    if node.children.isEmpty { return MeasuredAnswer(.zero, .all) }
    let minor = proposal[axis.crossing]
    let memo = memo(of: node)
    let children = node.children
    memo.share(proposal, axis, among: children)
    var major = memo.gapSum
    var breadth = StackBreadth()
    var (along, across) = (LengthSpan.all, LengthSpan.all)
    for index in children.indices {
      let child = children[index]
      let own = ProposedViewSize(axis, memo.parts[index].offer, crossing: minor)
      let answer = child.answer(own)
      let size = answer.size
      along.formIntersection(memo.lengths(offering: answer.span[axis], to: index))
      across.formIntersection(answer.span[axis.crossing])
      major += size[axis]
      breadth.add(size[axis.crossing], guide: child.guide(alignment, own, size))
    }
    memo.settle(along, across, axis, breadth: max(breadth.length, 0))
    return MeasuredAnswer(CGSize(axis, major, crossing: breadth.length), memo.span)
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
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
      let child = children[index]
      let size = child.size(own)
      let guide = child.guide(alignment, own, size)
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

  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    let known = axis == self.axis ? majorLengths(of: node) : minorLengths(of: node)
    return known ?? answeredLengths(of: node, along: axis, crossing: minor)
  }

  /// The lengths along the axis, where those of the children do not depend on what is proposed
  /// across: where the stack has no length or all there is, each child is offered just that.
  private func majorLengths(of node: LayoutNode) -> LengthRange? {
    let memo = memo(of: node)
    // What is set aside and given back may else leave a trace of rounding to be shared.
    guard memo.gapSum >= 1 || memo.isOfOnePriority && memo.gapSum == 0 else { return nil }
    var range = LengthRange(memo.gapSum, memo.gapSum, minor: .all)
    for child in node.children {
      let own = child.lengths(along: axis, crossing: nil)
      guard own.minor == .all, own.least >= 0, own.least.isFinite, own.most >= 0 else {
        return nil
      }
      range.least += own.least
      range.most += own.most
    }
    return range
  }

  /// The lengths across, where neither those of the children nor their guides depend on what is
  /// proposed along: what each child would be offered need not be known.
  private func minorLengths(of node: LayoutNode) -> LengthRange? {
    guard alignment.isFrameGuide, !node.children.isEmpty else { return nil }
    var (least, most) = (StackBreadth(), StackBreadth())
    for child in node.children {
      if child.places(alignment) { return nil }
      let own = child.lengths(along: axis.crossing, crossing: nil)
      guard own.minor == .all, own.least >= 0, own.most >= 0 else { return nil }
      least.add(own.least, guide: guide(inLength: own.least))
      most.add(own.most, guide: guide(inLength: own.most))
    }
    return LengthRange(least.length, most.length, minor: .all)
  }

  /// Where the guide lies in a child that does not place it.
  private func guide(inLength length: CGFloat) -> CGFloat {
    alignment.defaultValue(for: CGSize(width: length, height: length))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
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

  func explicitGuide(
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
    let memo = StackMemo(node) { index in
      gap ?? children[index].spacing.distance(to: children[index + 1].spacing, along: axis)
    }
    node.memo = memo
    return memo
  }
}
