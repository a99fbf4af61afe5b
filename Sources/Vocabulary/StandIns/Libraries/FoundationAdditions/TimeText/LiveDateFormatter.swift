package import Foundation

/// Writes what SwiftUI's `Text` shows for dates: the five date styles, ranges and timers.
///
/// The rules are those of Facts/text-dates.md#date-styles and
/// Facts/text-dates.md#ranges-and-timers.
/// Every method is a function of its arguments, so the same entry gives the same text in every
/// render.
package struct LiveDateFormatter: Sendable {
  /// The styles of `Text.DateStyle`.
  package enum Style: String, Sendable, CaseIterable, Codable, Hashable {
    /// "June 9, 2026"
    case date
    /// "9:41 AM", with a narrow no-break space since iOS 17
    case time
    /// "11 min, 14 sec": no sign, two units at most
    case relative
    /// "+2 hours": one unit; minus is the future
    case offset
    /// "36:59:01": down to the date and up from it
    case timer
  }

  private let locale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone

  /// Writes in the words of `locale`, counting in `calendar` and `timeZone`.
  package init(
    locale: Locale = VitrineClock.locale, calendar: Calendar = VitrineClock.calendar,
    timeZone: TimeZone = VitrineClock.timeZone
  ) {
    self.locale = locale
    self.timeZone = timeZone
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// `date` in `style`, as seen at `now`.
  package func string(
    for date: Date, style: Style, now: Date = VitrineClock.now
  ) -> String {
    switch style {
    case .date: dayStyle.format(date)
    case .time: timeStyle.format(date)
    case .relative: relative(date, now)
    case .offset: offset(date, now)
    case .timer: clock(seconds: abs(date.timeIntervalSince(now)), showsHours: true)
    }
  }

  /// A range of dates: times alone on one day, dates and times across days.
  package func string(from start: Date, to end: Date) -> String {
    let sameDay = calendar.isDate(start, inSameDayAs: end)
    let style = Date.IntervalFormatStyle(
      date: sameDay ? .omitted : .numeric, time: .shortened, locale: locale, calendar: calendar,
      timeZone: timeZone)
    return style.format(min(start, end)..<max(start, end))
  }

  /// What `Text(timerInterval:pauseTime:countsDown:showsHours:)` shows at `now`.
  package func string(
    timer interval: ClosedRange<Date>, now: Date = VitrineClock.now, pauseTime: Date? = nil,
    countsDown: Bool = true, showsHours: Bool = true
  ) -> String {
    let seen = pauseTime ?? now
    let clamped = min(max(seen, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(clamped)
      : clamped.timeIntervalSince(interval.lowerBound)
    return clock(seconds: seconds, showsHours: showsHours)
  }

  private var dayStyle: Date.FormatStyle {
    Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  private var timeStyle: Date.FormatStyle {
    Date.FormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  private func relative(_ date: Date, _ now: Date) -> String {
    let parts = span(date, now)
    let largest = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
    let shown = parts[largest...].prefix(2).filter { $0.value != 0 }
    let text = TimeUnitText(width: .abbreviated, locale: locale)
    return text.text(shown.isEmpty ? [.init(0, .second)] : shown)
  }

  private func offset(_ date: Date, _ now: Date) -> String {
    let largest = span(date, now).first { $0.value != 0 } ?? .init(0, .second)
    let sign = date > now ? "-" : "+"
    return sign + TimeUnitText(width: .wide, locale: locale).text(largest)
  }

  /// The distance in years, months, days, hours, minutes and whole seconds; no weeks.
  private func span(_ date: Date, _ now: Date) -> [TimeUnitText.Part] {
    let units = TimeUnit.allCases.filter { $0 != .week }
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: min(date, now), to: max(date, now))
    return units.map { .init($0.value(in: components), $0) }
  }

  private func clock(seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Duration.seconds(Int64(seconds.rounded(.down)))
    let hours = showsHours && seconds >= 3600
    let pattern: Duration.TimeFormatStyle.Pattern = hours ? .hourMinuteSecond : .minuteSecond
    return whole.formatted(.time(pattern: pattern).locale(locale))
  }
}
