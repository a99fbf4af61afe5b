import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// Reads other views instead of this one; they are not drawn.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> _ModifiedView { modified(RepresentationModifier(representation: representation())) }
}

/// Puts what is read beside each node of a view.
struct RepresentationModifier: NodeModifier {
  let representation: any View

  func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let read = resolver.single(representation)
    let wrapper = resolver.node(
      Node(.effect(.represented), "Representation"), RepresentationAlgorithm(),
      children: [node, read])
    wrapper.priority = node.priority
    wrapper.values = node.values
    return wrapper
  }
}

/// Lays out the first child alone; the second gets its frame.
struct RepresentationAlgorithm: UnaryLayoutAlgorithm {
  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.assign(origin: .zero, proposal: proposal)
    node.children[1].assign(origin: .zero, proposal: ProposedViewSize(size))
  }

  func lengths(of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?) -> LengthRange {
    node.only.lengths(along: axis, crossing: minor)
  }
}
