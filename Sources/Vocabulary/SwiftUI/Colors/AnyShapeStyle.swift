import VectorDrawing
public import ViewGraph

public nonisolated struct AnyShapeStyle: PrimitiveShapeStyle, DecoratedShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    style._paint(in: environment).paint
  }

  func effects(in environment: EnvironmentValues) -> [Effect] {
    (style as? any DecoratedShapeStyle)?.effects(in: environment) ?? []
  }
}

extension AnyShapeStyle: LevelledShapeStyle {
  func style(level: Int) -> any ShapeStyle {
    (style as? any LevelledShapeStyle)?.style(level: level)
      ?? LevelledStyle(base: style, level: level)
  }
}
