import VectorDrawing
public import ViewGraph

/// The colour of selected content: the tint.
public nonisolated struct SelectionShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    TintShapeStyle().paint(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
