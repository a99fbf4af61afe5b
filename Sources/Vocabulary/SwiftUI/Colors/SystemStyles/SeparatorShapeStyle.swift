import ResourceCatalogs
import VectorDrawing
public import ViewGraph

public nonisolated struct SeparatorShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.separator)).rgba(in: environment))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
