import VectorDrawing
public import ViewGraph

/// A blurred, tinted background. A material shows only what the widget itself draws behind it,
/// never the wallpaper; Apple publishes no numbers, so that pictures show a flat tint of growing
/// opacity (Facts/colors.md#materials).
public nonisolated struct Material: Sendable {
  /// The opacity of the tint.
  private let opacity: Double

  public static let ultraThin = Material(opacity: 0.44)
  public static let thin = Material(opacity: 0.56)
  public static let regular = Material(opacity: 0.68)
  public static let thick = Material(opacity: 0.80)
  public static let ultraThick = Material(opacity: 0.92)
  public static let bar = Material(opacity: 0.80)
}

extension Material: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    let tint = environment.colorScheme == .dark ? Color(white: 0.14) : Color(white: 0.97)
    return .color(tint.rgba(in: environment).opacity(opacity))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
