import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> _ModifiedView {
    modified(SecondaryModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    modified(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: true))
  }
}

/// A second view over or behind the first (Facts/layout.md#layers): it is proposed the first
/// one's size, aligned in it, and never affects the layout.
struct SecondaryModifier: NodeModifier {
  let secondary: any View
  let alignment: Alignment
  let isBehind: Bool

  init(secondary: any View, alignment: Alignment, isBehind: Bool) {
    (self.secondary, self.alignment, self.isBehind) = (secondary, alignment, isBehind)
  }

  func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    var views = resolver.collect(secondary)
    if views.isEmpty { return node }
    if views.count > 1 {
      views = [
        resolver.node(
          Node(.group, "ZStack"), OverlayAlgorithm(alignment: alignment), children: views)
      ]
    }
    let pair = resolver.node(
      Node(.group, isBehind ? "Background" : "Overlay"), SecondaryAlgorithm(alignment: alignment),
      children: [node, views[0]])
    pair.priority = node.priority
    pair.placesGuides = node.placesGuides
    pair.adoptTraits(of: node)
    node.zIndex = 0
    views[0].zIndex = isBehind ? -1 : 1
    return pair
  }
}

/// Lays the second child out in the first one's frame.
struct SecondaryAlgorithm: UnaryLayoutAlgorithm {
  let alignment: Alignment

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.children[0].assign(origin: .zero, proposal: proposal)
    let second = node.children[1]
    let own = ProposedViewSize(size)
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    second.assign(
      origin: CGPoint(
        x: node.children[0].guide(horizontal, proposal) - second.guide(horizontal, own),
        y: node.children[0].guide(vertical, proposal) - second.guide(vertical, own)),
      proposal: own)
  }

  func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer {
    node.only.answer(proposal)
  }

  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    node.only.lengths(along: axis, crossing: minor)
  }
}
