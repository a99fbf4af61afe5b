import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// The colour of links.
public nonisolated struct LinkShapeStyle: PrimitiveShapeStyle {
  /// The system's link colour.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.link)).rgba(in: environment))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
