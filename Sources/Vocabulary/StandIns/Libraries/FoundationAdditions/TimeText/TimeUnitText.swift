package import Foundation

/// Writes spans of time such as "1 hr, 2 min" in the words of a locale.
///
/// Weeks to seconds come from Foundation's duration style, so in every language ICU knows;
/// Foundation on Linux offers no month or year, for which ``CalendarUnitNames`` has a table.
package struct TimeUnitText: Sendable {
  /// How long the unit names are, after CLDR's widths.
  package enum Width: Sendable, CaseIterable {
    /// "2 hours, 5 minutes"
    case wide
    /// "2 hr, 5 min"
    case abbreviated
    /// "2 hr 5 min"
    case condensed
    /// "2h 5m"
    case narrow

    var durationWidth: Duration.UnitsFormatStyle.UnitWidth {
      switch self {
      case .wide: .wide
      case .abbreviated: .abbreviated
      case .condensed: .condensedAbbreviated
      case .narrow: .narrow
      }
    }
  }

  /// A number of one unit.
  package struct Part: Hashable, Sendable {
    /// The value.
    package var value: Int
    /// The unit.
    package var unit: TimeUnit

    /// A number of a unit.
    package init(_ value: Int, _ unit: TimeUnit) {
      self.value = value
      self.unit = unit
    }
  }

  /// How long unit names are.
  package var width: Width
  /// The language.
  package var locale: Locale

  /// Texts of a width in the language of a locale.
  package init(width: Width, locale: Locale) {
    self.width = width
    self.locale = locale
  }

  /// The parts with their unit names, joined as the locale joins them.
  package func text(_ parts: [Part]) -> String { joined(parts.map { text($0) }) }

  /// One part: "5 min".
  package func text(_ part: Part) -> String {
    guard let unit = part.unit.durationUnit else {
      return CalendarUnitNames.text(part, width: width, locale: locale)
    }
    return duration(part.value * part.unit.seconds, [unit])
  }

  /// Joins texts with the separators that ICU puts between hours, minutes and seconds.
  package func joined(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let second = duration(1, [.seconds])
    let minute = duration(60, [.minutes])
    let pair = separator(
      in: duration(61, [.minutes, .seconds]), between: minute, and: second)
    guard texts.count > 2 else { return texts.joined(separator: pair) }
    let triple = duration(3661, [.hours, .minutes, .seconds])
    let middle = separator(in: triple, between: duration(3600, [.hours]), and: minute)
    let last = separator(in: triple, between: minute, and: second)
    return texts.dropLast().joined(separator: middle) + last + (texts.last ?? "")
  }

  private func duration(_ seconds: Int, _ units: Set<Duration.UnitsFormatStyle.Unit>) -> String {
    Duration.seconds(seconds).formatted(
      .units(allowed: units, width: width.durationWidth).locale(locale))
  }

  private func separator(in whole: String, between left: String, and right: String) -> String {
    guard let start = whole.range(of: left),
      let end = whole.range(of: right, range: start.upperBound..<whole.endIndex)
    else { return width == .narrow || width == .condensed ? " " : ", " }
    return String(whole[start.upperBound..<end.lowerBound])
  }
}
