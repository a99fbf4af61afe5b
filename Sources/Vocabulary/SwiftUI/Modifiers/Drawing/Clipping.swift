public import Foundation
public import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view shows only inside a shape of its frame.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> _ModifiedView { modified(ClipModifier(shape: shape, style: style)) }

  /// The view shows only inside its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> _ModifiedView {
    modified(ClipModifier(shape: Rectangle(), style: FillStyle()))
  }

  /// The view shows only inside its frame with rounded corners.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> _ModifiedView {
    modified(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle()))
  }

  /// The view shows where another is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> _ModifiedView { modified(MaskModifier(mask: mask(), alignment: alignment)) }

  /// The view shows where another is opaque.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> _ModifiedView {
    modified(MaskModifier(mask: mask, alignment: .center))
  }
}

/// Clips a view to a shape.
package struct ClipModifier: NodeModifier {
  let shape: any Shape
  let style: FillStyle

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let outline = ShapeOutline(shape, resolver.environment)
    let clip = Effect.clip(outline.path, evenOdd: style.isEOFilled)
    return resolver.wrap(node, Node(.effect(clip), "Clip"))
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
