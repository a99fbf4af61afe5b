import Foundation

/// A step between the dates of an axis.
package struct DateStep: Equatable, Sendable {
  package let unit: Calendar.Component
  package let count: Int

  package init(_ unit: Calendar.Component, _ count: Int = 1) {
    (self.unit, self.count) = (unit, max(1, count))
  }

  /// Steps that read well, with their length in seconds.
  private static let choices: [(DateStep, Double)] = [
    (DateStep(.second, 10), 10), (DateStep(.minute), 60), (DateStep(.minute, 5), 300),
    (DateStep(.minute, 15), 900), (DateStep(.minute, 30), 1800), (DateStep(.hour), 3600),
    (DateStep(.hour, 3), 10_800), (DateStep(.hour, 6), 21_600), (DateStep(.hour, 12), 43_200),
    (DateStep(.day), 86_400), (DateStep(.day, 2), 172_800), (DateStep(.weekOfYear), 604_800),
    (DateStep(.weekOfYear, 2), 1_209_600), (DateStep(.month), 2_629_800),
    (DateStep(.month, 3), 7_889_400), (DateStep(.month, 6), 15_778_800),
    (DateStep(.year), 31_557_600), (DateStep(.year, 2), 63_115_200),
    (DateStep(.year, 5), 157_788_000), (DateStep(.year, 10), 315_576_000),
    (DateStep(.year, 50), 1_577_880_000),
  ]

  /// The smallest step that needs no more than so many intervals for a length in seconds.
  package init(length: Double, intervals: Int) {
    let raw = length / Double(max(1, intervals)) * 0.98
    self = Self.choices.first { $0.1 >= raw }?.0 ?? DateStep(.year, 100)
  }

  /// The dates between two others, in seconds since the reference date.
  package func ticks(from lower: Double, to upper: Double, _ calendar: Calendar) -> [Double] {
    let first = Date(timeIntervalSinceReferenceDate: lower)
    guard let start = base(first, calendar) else { return [] }
    var ticks: [Double] = []
    for index in 0..<3000 {
      guard let date = calendar.date(byAdding: unit, value: index * count, to: start) else { break }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > upper + 0.5 { break }
      if seconds >= lower - 0.5 { ticks.append(seconds) }
    }
    return ticks
  }

  /// Where counting starts: the day for hours, the month for days, the year for months.
  private func base(_ date: Date, _ calendar: Calendar) -> Date? {
    switch unit {
    case .nanosecond, .second: calendar.dateInterval(of: .minute, for: date)?.start
    case .minute: calendar.dateInterval(of: .hour, for: date)?.start
    case .hour: calendar.dateInterval(of: .day, for: date)?.start
    case .day, .weekday, .dayOfYear: calendar.dateInterval(of: .month, for: date)?.start
    case .month, .quarter: calendar.dateInterval(of: .year, for: date)?.start
    case .year: decade(date, calendar)
    default: calendar.dateInterval(of: unit, for: date)?.start
    }
  }

  private func decade(_ date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: .year, for: date)?.start else { return nil }
    let year = calendar.component(.year, from: start)
    return calendar.date(byAdding: .year, value: -(year % count), to: start)
  }

  /// How a date of the axis reads.
  func text(_ date: Date, _ locale: Locale, _ calendar: Calendar) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .second, .minute, .nanosecond: style = style.hour().minute()
    case .hour: style = style.hour()
    case .month, .quarter: style = style.month(.abbreviated)
    case .year: style = style.year()
    default: style = style.month(.abbreviated).day()
    }
    return style.format(date)
  }
}
