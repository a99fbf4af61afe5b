import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// The background style of the environment: the system background where none is set.
public nonisolated struct BackgroundStyle: PrimitiveShapeStyle, LevelledShapeStyle {
  /// Whatever `backgroundStyle` says above.
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

/// The tint of the environment: the accent colour where none is set.
public nonisolated struct TintShapeStyle: PrimitiveShapeStyle {
  /// Whatever `tint` says above.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    if let style = environment.core.tint { return style._paint(in: environment).paint }
    return .color(Color(.accent).rgba(in: environment))
  }
}

/// The colour of lines between content.
public nonisolated struct SeparatorShapeStyle: PrimitiveShapeStyle {
  /// The system's separator colour.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.separator)).rgba(in: environment))
  }
}

/// The colour of text that stands for missing text.
public nonisolated struct PlaceholderTextShapeStyle: PrimitiveShapeStyle {
  /// The system's placeholder colour.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.placeholderText)).rgba(in: environment))
  }
}

/// The colour of links.
public nonisolated struct LinkShapeStyle: PrimitiveShapeStyle {
  /// The system's link colour.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.link)).rgba(in: environment))
  }
}

/// The colour of selected content: the tint.
public nonisolated struct SelectionShapeStyle: PrimitiveShapeStyle {
  /// The tint.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    TintShapeStyle().paint(in: environment)
  }
}

/// The background of a window: the system background.
public nonisolated struct WindowBackgroundShapeStyle: PrimitiveShapeStyle {
  /// The system's background.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(Color(.system(.systemBackground)).rgba(in: environment))
  }
}

/// The colour of small filled areas, at four levels.
public nonisolated struct FillShapeStyle: PrimitiveShapeStyle, LevelledShapeStyle {
  /// The system's fill colour.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    style(level: 0)._paint(in: environment).paint
  }

  func style(level: Int) -> any ShapeStyle {
    let levels: [SystemColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return Color(.system(levels[min(level, 3)]))
  }
}
