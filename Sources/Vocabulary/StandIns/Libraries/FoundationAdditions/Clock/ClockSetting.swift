package import Foundation

/// A consistent set of instant, locale, time zone and calendar.
package struct ClockSetting: Sendable, Equatable {
  /// The present.
  package let now: Date
  /// The user's locale.
  package let locale: Locale
  /// The user's time zone.
  package let timeZone: TimeZone
  /// The user's calendar; its locale and time zone are the two above.
  package let calendar: Calendar

  /// A moment and a region; the calendar takes over the locale and time zone.
  package init(now: Date, locale: Locale, timeZone: TimeZone, calendar: Calendar) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// 9:41 UTC on Tuesday, 9 June 2026: the hour of Apple's product pictures.
  package static let defaultNow = Date(timeIntervalSince1970: 1_780_998_060)

  /// Reads `VITRINE_NOW`, `VITRINE_LOCALE` and `VITRINE_TIMEZONE`; what is absent or unreadable
  /// takes its default.
  package init(environment: [String: String]) {
    self.init(
      now: environment["VITRINE_NOW"].flatMap(Self.instant) ?? Self.defaultNow,
      locale: Locale(identifier: environment["VITRINE_LOCALE"] ?? "en_US"),
      timeZone: environment["VITRINE_TIMEZONE"].flatMap(TimeZone.init(identifier:)) ?? .gmt,
      calendar: Calendar(identifier: .gregorian))
  }

  /// Reads an ISO 8601 instant, with or without fractions of a second; without a zone it is UTC.
  package static func instant(_ text: String) -> Date? {
    let zoned =
      text.hasSuffix("Z") || text.dropFirst(11).contains { $0 == "+" || $0 == "-" }
      ? text : text + "Z"
    let fractions = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (try? Date(zoned, strategy: .iso8601)) ?? (try? Date(zoned, strategy: fractions))
  }
}
