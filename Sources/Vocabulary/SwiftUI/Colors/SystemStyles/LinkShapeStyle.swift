import ResourceCatalogs
import VectorDrawing
public import ViewGraph

public nonisolated struct LinkShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.link)).rgba(in: environment))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
