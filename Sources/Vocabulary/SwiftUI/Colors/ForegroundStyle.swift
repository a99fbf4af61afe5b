import VectorDrawing
public import ViewGraph

public nonisolated struct ForegroundStyle: PrimitiveShapeStyle, DecoratedShapeStyle {
  /// Whatever `foregroundStyle` says above; the colour of text where it says nothing.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.foreground(level: 0)
  }

  func effects(in environment: EnvironmentValues) -> [Effect] {
    (environment.core.foreground?.primary as? any DecoratedShapeStyle)?
      .effects(in: environment) ?? []
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
