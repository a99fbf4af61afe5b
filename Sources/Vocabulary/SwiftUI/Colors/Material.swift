import VectorDrawing
public import ViewGraph

/// A blurred, tinted background. A material shows only what the widget itself draws behind it,
/// never the wallpaper; Apple publishes no numbers, so that pictures show a flat tint of growing
/// opacity (facts/system-colors.json materials).
public nonisolated struct Material: Sendable {
  /// The opacity of the tint.
  private let opacity: Double

  /// The clearest.
  public static let ultraThin = Material(opacity: 0.44)
  /// Clearer than the regular one.
  public static let thin = Material(opacity: 0.56)
  /// The regular one.
  public static let regular = Material(opacity: 0.68)
  /// Denser than the regular one.
  public static let thick = Material(opacity: 0.80)
  /// The densest.
  public static let ultraThick = Material(opacity: 0.92)
  /// The one of toolbars.
  public static let bar = Material(opacity: 0.80)
}

extension Material: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    let tint = environment.colorScheme == .dark ? Color(white: 0.14) : Color(white: 0.97)
    return .color(tint.rgba(in: environment).opacity(opacity))
  }
}

extension ShapeStyle where Self == Material {
  /// The clearest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material clearer than the regular one.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// A material denser than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The densest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}
