import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// The colour of lines between content.
public nonisolated struct SeparatorShapeStyle: PrimitiveShapeStyle {
  /// The system's separator colour.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.separator)).rgba(in: environment))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
