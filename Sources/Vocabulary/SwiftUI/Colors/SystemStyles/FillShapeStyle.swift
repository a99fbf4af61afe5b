import ResourceCatalogs
import VectorDrawing
public import ViewGraph

public nonisolated struct FillShapeStyle: PrimitiveShapeStyle, LevelledShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    style(level: 0)._paint(in: environment).paint
  }

  func style(level: Int) -> any ShapeStyle {
    let levels: [SystemColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return Color(.system(levels[min(level, 3)]))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
