package import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> _ModifiedView {
    modified(
      StyleLayerModifier(style: style, shape: Rectangle(), isBehind: true, ignoredEdges: edges))
  }

  public nonisolated func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> _ModifiedView {
    modified(
      StyleLayerModifier(
        style: BackgroundStyle(), shape: Rectangle(), isBehind: true, ignoredEdges: edges))
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> _ModifiedView {
    modified(StyleLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBehind: true))
  }

  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> _ModifiedView {
    modified(
      StyleLayerModifier(
        style: BackgroundStyle(), shape: shape, fillStyle: fillStyle, isBehind: true))
  }
}

/// A filled shape over or behind a view.
package struct StyleLayerModifier: NodeModifier {
  package let style: any ShapeStyle
  package let shape: any Shape
  package var fillStyle = FillStyle()
  package let isBehind: Bool
  /// The edges on which the layer reaches over the safe area.
  package var ignoredEdges: Edge.Set = []

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let layer = _ShapeView(shape, .fill(style, fillStyle))
    let isCovered = !ignoredEdges.isEmpty && resolver.environment[SafeAreaScope.self] != nil
    let secondary: any View = isCovered ? layer.ignoresSafeArea(edges: ignoredEdges) : layer
    return SecondaryModifier(secondary: secondary, alignment: .center, isBehind: isBehind)
      .wrap(node, in: resolver)
  }
}
