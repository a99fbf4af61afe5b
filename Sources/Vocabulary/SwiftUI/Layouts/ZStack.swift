import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

public nonisolated struct ZStack<Content: View>: View, PositionedView {
  private let alignment: Alignment
  private let content: Content
  package var position: ViewPosition?

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.append(
      Node(.group, "ZStack"), OverlayAlgorithm(alignment: alignment),
      children: resolver.collect(content))
  }
}

/// Proposes its proposal to all; as large as the largest children of the highest priority
/// (Facts/layout.md#layers).
struct OverlayAlgorithm: LayoutAlgorithm {
  var alignment: Alignment

  init(alignment: Alignment) { self.alignment = alignment }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    guard let top = topPriority(of: node) else { return .zero }
    return CGSize(
      width: extent(alignment.horizontal.key, node, top, proposal),
      height: extent(alignment.vertical.key, node, top, proposal))
  }

  func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer {
    if node.children.isEmpty { return MeasuredAnswer(.zero, .all) }
    let own = size(of: node, for: proposal)
    var span = ProposalSpan.all
    for child in node.children { span.formIntersection(child.answer(proposal).span) }
    span.width = span.width.asking(own.width, insteadOf: proposal.width)
    span.height = span.height.asking(own.height, insteadOf: proposal.height)
    return MeasuredAnswer(own, span)
  }

  private func topPriority(of node: LayoutNode) -> Double? {
    var top: Double?
    for child in node.children { top = max(top ?? child.priority, child.priority) }
    return top
  }

  /// How far the children of a priority reach when their guides meet.
  private func extent(
    _ key: AlignmentKey, _ node: LayoutNode, _ top: Double, _ proposal: ProposedViewSize
  ) -> CGFloat {
    var (before, after): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for child in node.children where child.priority == top {
      let size = child.size(proposal)
      let length = size[key.axis]
      // The centre of what has no end lies nowhere; the stack has no end then either.
      if !length.isFinite { return .infinity }
      let guide = child.guide(key, proposal, size)
      before = max(before, guide)
      after = max(after, length - guide)
    }
    return before + after
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    guard let top = topPriority(of: node) else { return }
    let own = ProposedViewSize(size)
    var lines: (x: CGFloat, y: CGFloat) = (-.infinity, -.infinity)
    for child in node.children where child.priority == top {
      let size = child.size(proposal)
      lines.x = max(lines.x, child.guide(alignment.horizontal.key, proposal, size))
      lines.y = max(lines.y, child.guide(alignment.vertical.key, proposal, size))
    }
    for child in node.children {
      // Children keep the stack's proposal where it was given; without one they are offered the
      // stack's own size.
      let offer = ProposedViewSize(
        width: proposal.width ?? own.width, height: proposal.height ?? own.height)
      let size = child.size(offer)
      child.assign(
        origin: CGPoint(
          x: lines.x - child.guide(alignment.horizontal.key, offer, size),
          y: lines.y - child.guide(alignment.vertical.key, offer, size)), proposal: offer)
    }
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    if node.children.isEmpty { return .zero }
    var spacing = ViewSpacing.empty
    for child in node.children { spacing.formUnion(child.spacing) }
    return spacing
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    combinedGuide(key, of: node, for: proposal)
  }
}
