import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> _ModifiedView {
    modified(ValuesModifier { $0.core.background = ScopedBackground(style, $0) })
  }
}

/// A background style that looks at the background around it, not at itself.
private struct ScopedBackground: PrimitiveShapeStyle {
  let base: any ShapeStyle
  let outer: (any ShapeStyle)?

  init(_ base: any ShapeStyle, _ environment: EnvironmentValues) {
    (self.base, outer) = (base, environment.core.background)
  }

  func paint(in environment: EnvironmentValues) -> ShapePaint {
    var inner = environment
    inner.core.background = outer
    return base._paint(in: inner).paint
  }
}
