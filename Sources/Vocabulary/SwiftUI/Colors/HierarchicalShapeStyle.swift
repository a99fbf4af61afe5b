import ResourceCatalogs
import VectorDrawing
public import ViewGraph

public nonisolated struct HierarchicalShapeStyle: Sendable {
  /// 0 is primary.
  let level: Int

  init(level: Int) { self.level = level }

  /// The foreground style itself; without one the system's label colours are the levels.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: the style given for it, or the first one half as opaque.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: the style given for it, or the first one a quarter as opaque.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: the first one 18 % as opaque.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level: the first one a tenth as opaque.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.foreground(level: level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension EnvironmentValues {
  /// The paint of the foreground at a level, 0 for primary.
  ///
  /// Without a style of its own a view is drawn in the system's label colours; with one, the levels
  /// that are not given multiply its alpha (Facts/colors.md#levels).
  package func foreground(level: Int) -> ShapePaint {
    guard let styles = core.foreground else {
      let labels: [SystemColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
      ]
      return .color(Color(.system(labels[min(max(level, 0), 4)])).rgba(in: self))
    }
    switch (level, styles.secondary, styles.tertiary) {
    case (1, let style?, _), (2, _, let style?): return style._paint(in: self).paint
    default:
      let opacity = [1, 0.5, 0.25, 0.18, 0.1][min(max(level, 0), 4)]
      return styles.primary._paint(in: self).paint.opacity(opacity)
    }
  }
}
