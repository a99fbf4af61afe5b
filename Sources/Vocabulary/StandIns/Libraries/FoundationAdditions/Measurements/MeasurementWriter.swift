import Foundation

/// Writes a value and its unit in one of three widths.
struct MeasurementWriter {
  enum Width: String, Codable, Hashable {
    case narrow, abbreviated, wide
  }

  let width: Width
  let locale: Locale
  /// Leaves out which temperature scale is meant.
  var hidesScale = false

  /// `number` is the value as text; `value` decides about the plural.
  func text(_ number: String, value: Double, unit: Unit) -> String {
    let names = UnitNames.named(unit.symbol)
    if hidesScale, unit is UnitTemperature {
      return number + (width == .wide ? " degrees" : "°")
    }
    switch width {
    case .narrow: return number + names.narrow
    case .abbreviated: return number + plural(names.short, value, unit)
    case .wide: return number + " " + (value == 1 ? names.one : names.many)
    }
  }

  /// German, French and their neighbours put a space before the degree sign.
  private func plural(_ short: String, _ value: Double, _ unit: Unit) -> String {
    let spaced = ["de", "fr", "es", "pt", "pl", "ru", "cs", "sv", "nb", "da", "fi"]
    let language = locale.language.languageCode?.identifier ?? "en"
    return unit is UnitTemperature && spaced.contains(language) ? "\u{A0}" + short : short
  }
}
