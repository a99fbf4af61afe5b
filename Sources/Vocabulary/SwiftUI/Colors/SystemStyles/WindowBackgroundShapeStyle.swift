import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// The background of a window: the system background.
public nonisolated struct WindowBackgroundShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.systemBackground)).rgba(in: environment))
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
