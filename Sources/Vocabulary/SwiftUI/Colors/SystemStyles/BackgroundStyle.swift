import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// The background style of the environment: the system background where none is set.
public nonisolated struct BackgroundStyle: PrimitiveShapeStyle, LevelledShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    if let style = environment.core.background { return style._paint(in: environment).paint }
    return .color(Color(.system(.systemBackground)).rgba(in: environment))
  }

  func style(level: Int) -> any ShapeStyle {
    let levels: [SystemColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    return Color(.system(levels[min(level, 2)]))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
