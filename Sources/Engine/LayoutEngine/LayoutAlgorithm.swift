public import Foundation
package import VectorDrawing

/// How one node sizes itself and arranges its children: the engine's own, untyped counterpart of
/// Apple's `Layout`. Leaves have no children; modifiers have one.
package protocol LayoutAlgorithm {
  /// The size the node answers to a proposal.
  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize

  /// Other proposals, with all between them and this one, that the node would answer with the same
  /// size and the same guides. Asked right after `size`, for the same proposal; knowing them saves
  /// measuring everything below once more for the next one.
  func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan

  /// The size and the span at once, for those that ask the same of their children for both.
  func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer

  /// Gives every child its origin (in the node's coordinates, before mirroring) and its proposal by
  /// `LayoutNode.assign`. Children that are given none are not shown.
  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize)

  /// What of its children the node cuts off, if it shows only so much of them. Asked of placed
  /// nodes.
  func cutOff(of node: LayoutNode) -> CutOff?

  /// The room the node likes around it.
  func spacing(of node: LayoutNode) -> ViewSpacing

  /// Whether the node may place guides of its own frame, such as its centre: rare, and what lets
  /// all others skip the question.
  var placesFrameGuides: Bool { get }

  /// The guide the node places itself, or `nil` for the default of its size.
  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat?

  /// The lengths answered to the proposals 0 and ∞ along an axis.
  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange
}

/// The lengths between which a node can be made to go.
@usableFromInline package struct LengthRange: Equatable {
  @usableFromInline package var least: CGFloat
  @usableFromInline package var most: CGFloat
  /// What may be proposed across for these to be the lengths that are answered.
  @usableFromInline package var minor: LengthSpan

  @inlinable package init(_ least: CGFloat, _ most: CGFloat, minor: LengthSpan = .none) {
    (self.least, self.most, self.minor) = (least, most, minor)
  }

  /// Nothing where both are infinite, whose difference is no number.
  @inlinable package var flexibility: CGFloat { most == least ? 0 : most - least }
}

extension LayoutAlgorithm {
  package var placesFrameGuides: Bool { false }

  package func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan { .none }

  package func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer {
    // The size first: the span is asked right after it.
    let size = size(of: node, for: proposal)
    return MeasuredAnswer(size, span(of: node, for: proposal))
  }

  package func cutOff(of node: LayoutNode) -> CutOff? { nil }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {}

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange { answeredLengths(of: node, along: axis, crossing: minor) }

  /// The lengths along an axis, by asking.
  package func answeredLengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    let least = node.answer(ProposedViewSize(axis, 0, crossing: minor))
    let most = node.answer(ProposedViewSize(axis, .infinity, crossing: minor))
    var range = LengthRange(least.size[axis], most.size[axis], minor: least.span[axis.crossing])
    range.minor.formIntersection(most.span[axis.crossing])
    return range
  }
}

/// A node with one child whose guides, spacing and priority show through.
package protocol UnaryLayoutAlgorithm: LayoutAlgorithm {}

extension UnaryLayoutAlgorithm {
  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.only.size(proposal)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.assign(origin: .zero, proposal: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { node.only.spacing }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let child = node.only
    guard child.places(key) else { return nil }
    node.arrange(proposal)
    guard let value = child.explicitGuide(key, child.proposal) else { return nil }
    return child.origin[key.axis] + value
  }
}

/// The rule by which a container passes its children's guides on: not for the guides of its own
/// frame; the least first baseline, the greatest last baseline, the mean of custom guides
/// (Facts/layout.md#combined-guides).
package func combinedGuide(
  _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
) -> CGFloat? {
  if key.isFrameGuide || !node.children.contains(where: \.placesGuides) { return nil }
  node.arrange(proposal)
  var values: [CGFloat] = []
  for child in node.children where child.isPlaced && child.placesGuides {
    if let value = child.explicitGuide(key, child.proposal) {
      values.append(child.origin[key.axis] + value)
    }
  }
  if values.isEmpty { return nil }
  if key.isFirstTextBaseline { return values.min() }
  if key.isLastTextBaseline { return values.max() }
  return values.reduce(0, +) / CGFloat(values.count)
}
