import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> _ModifiedView { modified(ClipModifier(shape: shape, style: style)) }
}

/// Clips a view to a shape.
struct ClipModifier: NodeModifier {
  let shape: any Shape
  let style: FillStyle

  func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let outline = ShapeOutline(shape, resolver.environment)
    let clip = Effect.clip(outline.path(in:), evenOdd: style.isEOFilled)
    return resolver.wrap(node, Node(.effect(clip), "Clip"))
  }
}
