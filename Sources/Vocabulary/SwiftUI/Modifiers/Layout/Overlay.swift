public import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> _ModifiedView {
    modified(SecondaryModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    modified(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> _ModifiedView {
    modified(
      StyleLayerModifier(style: style, shape: Rectangle(), isBehind: false, ignoredEdges: edges))
  }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> _ModifiedView {
    modified(
      StyleLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBehind: false))
  }
}
