import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// The colour of text that stands for missing text.
public nonisolated struct PlaceholderTextShapeStyle: PrimitiveShapeStyle {
  /// The system's placeholder colour.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.placeholderText)).rgba(in: environment))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for missing text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
