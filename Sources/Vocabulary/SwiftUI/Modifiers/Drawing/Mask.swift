public import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> _ModifiedView { modified(MaskModifier(mask: mask(), alignment: alignment)) }

  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> _ModifiedView {
    modified(MaskModifier(mask: mask, alignment: .center))
  }
}

/// Masks a view by another.
package struct MaskModifier: NodeModifier {
  let mask: any View
  let alignment: Alignment

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let second = resolver.node(
      Node(.group, "Mask"), OverlayAlgorithm(alignment: alignment),
      children: resolver.collect(mask))
    let pair = resolver.node(
      Node(.effect(.mask), "Mask"), SecondaryAlgorithm(alignment: alignment),
      children: [node, second])
    pair.priority = node.priority
    pair.placesGuides = node.placesGuides
    pair.adoptTraits(of: node)
    return pair
  }
}
