import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// The tint of the environment: the accent colour where none is set.
public nonisolated struct TintShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    if let style = environment.core.tint { return style._paint(in: environment).paint }
    return .color(Color(.accent).rgba(in: environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
