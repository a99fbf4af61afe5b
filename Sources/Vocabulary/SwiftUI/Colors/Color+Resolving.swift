package import ResourceCatalogs
package import VectorDrawing
package import ViewGraph

extension Color {
  /// The colour as it is drawn in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    let color = storage.rgba(in: environment)
    if color.isDrawable { return color }
    let session = environment.session
    func component(_ value: Double, else substitute: Double) -> Double {
      session.number(value, of: "A component of a colour", else: substitute, in: -100...100)
    }
    return RGBA(
      red: component(color.red, else: 0), green: component(color.green, else: 0),
      blue: component(color.blue, else: 0), alpha: component(color.alpha, else: 1))
  }
}

extension RGBA {
  /// Whether all components are numbers; those of wide gamuts may lie outside of 0…1.
  fileprivate var isDrawable: Bool {
    // False for NaN too.
    abs(red) <= 100 && abs(green) <= 100 && abs(blue) <= 100 && abs(alpha) <= 100
  }
}

extension Color.Storage {
  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .fixed(let color): return color
    case .system(let color):
      return environment.session.inputs.palette.color(
        color, scheme: environment.paletteScheme, contrast: environment.paletteContrast)
    case .asset(let name): return asset(name, environment)
    case .accent:
      if let color = environment.core.tint {
        return color._paint(in: environment).paint.firstColor
      }
      return catalog("AccentColor", environment)
        ?? Self.system(.blue).rgba(in: environment)
    case .faded(let base, let opacity): return base.rgba(in: environment).opacity(opacity)
    case .mixed(let a, let b, let given, let perceptual):
      let number = environment.session.number(given, of: "The fraction of mix", else: 0)
      let fraction = max(0, min(1, number))
      let (from, to) = (a.rgba(in: environment), b.rgba(in: environment))
      if perceptual { return from.mixed(with: to, by: fraction) }
      return RGBA(
        red: from.red + (to.red - from.red) * fraction,
        green: from.green + (to.green - from.green) * fraction,
        blue: from.blue + (to.blue - from.blue) * fraction,
        alpha: from.alpha + (to.alpha - from.alpha) * fraction)
    case .scheme(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).rgba(in: environment)
    }
  }

  private func catalog(_ name: String, _ environment: EnvironmentValues) -> RGBA? {
    environment.session.inputs.assets.color(named: name)?.color(
      scheme: environment.paletteScheme, contrast: environment.paletteContrast,
      palette: environment.session.inputs.palette)
  }

  /// SwiftUI draws an unknown colour as nothing; here it is seen and said.
  private func asset(_ name: String, _ environment: EnvironmentValues) -> RGBA {
    if let color = catalog(name, environment) { return color }
    // Xcode's templates bring empty colour sets; Apple draws them clear.
    if environment.session.inputs.assets.color(named: name) != nil { return .clear }
    environment.session.report(environment.session.inputs.assets.missing(name, .color))
    return RGBA(red: 1, green: 0, blue: 1)
  }
}

extension EnvironmentValues {
  package var paletteScheme: PaletteScheme { colorScheme == .dark ? .dark : .light }

  package var paletteContrast: PaletteContrast {
    colorSchemeContrast == .increased ? .increased : .standard
  }
}
