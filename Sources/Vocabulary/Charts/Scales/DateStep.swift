import Foundation
import ViewGraph

/// A step between the dates of an axis.
package struct DateStep: Equatable, Sendable {
  package let unit: Calendar.Component
  package let count: Int
  /// Whether counting starts at the first date rather than at a whole day or year.
  private var startsAtData = false

  package init(_ unit: Calendar.Component, _ count: Int = 1) {
    // So many units of a calendar are beyond all dates.
    (self.unit, self.count) = (unit, max(1, min(count, 1_000_000)))
  }

  /// A step that was asked for: it counts from the unit the first date lies in. Apple's article
  /// "Customizing axes" says of a stride of three hours that midnight is marked only if the data
  /// starts at an hour that three divides.
  static func asked(_ unit: Calendar.Component, _ count: Int) -> DateStep {
    var step = DateStep(unit, count)
    step.startsAtData = true
    return step
  }

  /// Steps that read well, with their length in seconds.
  private static let choices: [(DateStep, Double)] = [
    (DateStep(.second), 1), (DateStep(.second, 5), 5), (DateStep(.second, 15), 15),
    (DateStep(.second, 30), 30), (DateStep(.minute), 60), (DateStep(.minute, 5), 300),
    (DateStep(.minute, 15), 900), (DateStep(.minute, 30), 1800), (DateStep(.hour), 3600),
    (DateStep(.hour, 3), 10_800), (DateStep(.hour, 6), 21_600), (DateStep(.hour, 12), 43_200),
    (DateStep(.day), 86_400), (DateStep(.day, 2), 172_800), (DateStep(.weekOfYear), 604_800),
    (DateStep(.weekOfYear, 2), 1_209_600), (DateStep(.month), 2_629_800),
    (DateStep(.month, 2), 5_259_600), (DateStep(.month, 3), 7_889_400),
    (DateStep(.month, 6), 15_778_800), (DateStep(.year), 31_557_600),
    (DateStep(.year, 2), 63_115_200), (DateStep(.year, 5), 157_788_000),
    (DateStep(.year, 10), 315_576_000), (DateStep(.year, 50), 1_577_880_000),
    (DateStep(.year, 100), 3_155_760_000),
  ]

  /// The step that gives closest to so many dates, the finer one of two that are equally close.
  ///
  /// Screenshots show it for 4: seven days by two, thirty by weeks, five and six months by two,
  /// nine and twelve by three, a day by six hours.
  package init(from lower: Double, to upper: Double, count: Int, _ calendar: Calendar) {
    var best = DateStep(.year, 100)
    var distance = Int.max
    for (step, length) in Self.choices.reversed() {
      if (upper - lower) / length > Double(count * 4 + 8) { break }
      let found = step.ticks(from: lower, to: upper, calendar).count
      if abs(found - count) <= distance { (best, distance) = (step, abs(found - count)) }
    }
    self = best
  }

  /// The dates between two others, in seconds since the reference date.
  package func ticks(from lower: Double, to upper: Double, _ calendar: Calendar) -> [Double] {
    let first = Date(timeIntervalSinceReferenceDate: lower)
    guard first.isDrawable, let start = base(first, calendar) else { return [] }
    var ticks: [Double] = []
    for index in 0..<3000 {
      guard let date = calendar.date(byAdding: unit, value: index * count, to: start) else { break }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > upper + 0.5 { break }
      if seconds >= lower - 0.5 { ticks.append(seconds) }
    }
    return ticks
  }

  /// The date a step after another.
  func date(after date: Date, _ calendar: Calendar) -> Date? {
    calendar.date(byAdding: unit, value: count, to: date)
  }

  /// Where counting starts: the day for hours, the year for months, the data for days.
  private func base(_ date: Date, _ calendar: Calendar) -> Date? {
    if startsAtData { return calendar.dateInterval(of: unit, for: date)?.start }
    return switch unit {
    case .nanosecond, .second: calendar.dateInterval(of: .minute, for: date)?.start
    case .minute: calendar.dateInterval(of: .hour, for: date)?.start
    case .hour: calendar.dateInterval(of: .day, for: date)?.start
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

  /// How a date of the axis reads: "6 AM", "May 2", "Jul", and "Jul 2021" on an axis that goes on
  /// into another year, as screenshots show.
  func text(
    _ date: Date, from lower: Double, to upper: Double, _ locale: Locale, _ calendar: Calendar
  ) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .nanosecond, .second: style = style.hour().minute().second()
    case .minute: style = style.hour().minute()
    case .hour: style = style.hour()
    case .month, .quarter:
      style = style.month(.abbreviated)
      if crossesYears(lower, upper, calendar) { style = style.year() }
    case .year: style = style.year()
    default: style = style.month(.abbreviated).day()
    }
    return style.format(date)
  }

  private func crossesYears(_ lower: Double, _ upper: Double, _ calendar: Calendar) -> Bool {
    // The end of December is the first of January, but of no other year's data.
    let years = [lower, upper - 1].map {
      calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: $0))
    }
    return years[0] != years[1]
  }
}
