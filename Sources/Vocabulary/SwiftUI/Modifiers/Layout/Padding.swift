public import Foundation
import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  /// Room around the view; 16 points on every edge where nothing is said
  /// (Facts/layout.md#wrappers).
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> _ModifiedView
  {
    modified(PaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges), edges: edges))
  }

  /// Room around the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> _ModifiedView {
    modified(PaddingModifier(insets: EdgeInsets(length, edges: .all), edges: .all))
  }

  /// Room around the view, in points per edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> _ModifiedView {
    modified(PaddingModifier(insets: insets, edges: .all))
  }
}

/// Wraps a view in room around it.
struct PaddingModifier: NodeModifier {
  let insets: EdgeInsets
  /// The edges whose spacing becomes that of a plain view.
  let edges: Edge.Set

  init(insets: EdgeInsets, edges: Edge.Set) { (self.insets, self.edges) = (insets, edges) }

  func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let insets = resolver.session.insets(insets, of: "padding")
    return resolver.enclose(
      node, Node(.group, "Padding"), PaddingAlgorithm(insets: insets, edges: edges))
  }
}

/// Proposes what is left and adds the insets to the answer
/// (Facts/layout.md#proposals, Facts/layout.md#default-spacing, Facts/layout.md#wrappers).
struct PaddingAlgorithm: UnaryLayoutAlgorithm {
  let insets: EdgeInsets
  let edges: Edge.Set

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    answer(of: node, for: proposal).size
  }

  func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer {
    let inner = node.only.answer(inner(proposal))
    let (across, down) = (insets.horizontal, insets.vertical)
    return MeasuredAnswer(
      CGSize(width: max(0, inner.size.width + across), height: max(0, inner.size.height + down)),
      ProposalSpan(
        width: inner.span.width.inset(by: across), height: inner.span.height.inset(by: down)))
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.assign(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { node.only.spacing.plain(on: edges) }

  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    let (own, cross) =
      axis == .horizontal
      ? (insets.horizontal, insets.vertical) : (insets.vertical, insets.horizontal)
    let range = node.only.lengths(along: axis, crossing: minor.map { max(0, $0 - cross) })
    return LengthRange(
      max(0, range.least + own), max(0, range.most + own), minor: range.minor.inset(by: cross))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(horizontal: insets.horizontal, vertical: insets.vertical)
  }
}
