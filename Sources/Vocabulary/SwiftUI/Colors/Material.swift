import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// A blurred, tinted background. A material shows only what the widget itself draws behind it,
/// never the wallpaper; Apple publishes no numbers, so that pictures show a flat tint of growing
/// opacity, the one of the system that is drawn (Facts/colors.md#materials).
public nonisolated struct Material: Sendable {
  let thickness: SystemLook.Material.Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)
}

extension Material: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(environment.systemLook.material.tint(thickness, environment.paletteScheme))
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
