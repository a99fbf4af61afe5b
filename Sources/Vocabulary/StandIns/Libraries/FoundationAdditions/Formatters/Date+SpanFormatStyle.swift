public import Foundation

extension Date {
  /// Writes the span between two dates in units: "1 hr, 2 min".
  ///
  /// Apple's name is `Date.ComponentsFormatStyle`, which Foundation on Linux occupies with a type
  /// that has no styles; `.components(…)` and `.timeDuration` lead here, and
  /// `OccupiedNameRewriter` puts this name where code says Apple's.
  public struct SpanFormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Codable, Hashable, Sendable {
      case condensedAbbreviated
      case abbreviated
      case narrow
      case spellOut
      case wide
    }

    public enum Field: Int, CaseIterable, Codable, Hashable, Sendable {
      case year, month, week, day, hour, minute, second
    }

    /// How units are written; nil writes "2:05:00".
    var style: Style?
    var fields: Set<Field>
    /// The most units shown, from the largest that is not zero; 0 for all.
    var limit = 0
    /// The language; nil follows the clock.
    var chosenLocale: Locale?

    /// Makes a style; without `fields` in all units but months.
    ///
    /// - Parameter calendar: Ours counts by the calendar of the clock.
    public init(
      style: Style, locale: Locale? = nil, calendar: Calendar? = nil, fields: Set<Field>? = nil
    ) {
      (self.style, chosenLocale) = (style, locale)
      self.fields = fields ?? [.year, .month, .week, .day, .hour, .minute, .second]
    }

    /// "2:05:00".
    public static var timeDuration: Self {
      var style = Self(style: .abbreviated, fields: [.hour, .minute, .second])
      style.style = nil
      return style
    }

    /// The same style with so many units at most.
    package func fieldLimit(_ limit: Int) -> Self {
      var copy = self
      copy.limit = limit
      return copy
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.chosenLocale = locale
      return copy
    }

    public func format(_ range: Range<Date>) -> String {
      let units = Field.allCases.filter(fields.contains).compactMap {
        TimeUnit(rawValue: $0.rawValue)
      }
      let components = VitrineClock.calendar.dateComponents(
        Set(units.map(\.component)), from: range.lowerBound, to: range.upperBound)
      let writer = ComponentSpanWriter(
        style: style.componentsStyle, zeros: .default, limit: limit,
        locale: chosenLocale ?? VitrineClock.locale)
      return writer.text(units.map { .init($0.value(in: components), $0) })
    }
  }
}

extension Date.SpanFormatStyle.Style? {
  fileprivate var componentsStyle: DateComponentsFormatter.UnitsStyle {
    switch self {
    case nil: .positional
    case .condensedAbbreviated: .brief
    case .abbreviated: .short
    case .narrow: .abbreviated
    case .spellOut: .spellOut
    case .wide: .full
    }
  }
}

extension FormatStyle where Self == Date.SpanFormatStyle {
  /// The span in units; without `fields` in all but months.
  public static func components(
    style: Date.SpanFormatStyle.Style, fields: Set<Date.SpanFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  public static var timeDuration: Self { Date.SpanFormatStyle.timeDuration }
}
