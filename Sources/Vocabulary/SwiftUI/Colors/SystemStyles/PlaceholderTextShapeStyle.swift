import ResourceCatalogs
import VectorDrawing
public import ViewGraph

public nonisolated struct PlaceholderTextShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.placeholderText)).rgba(in: environment))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
