package import DiagnosticRecords
package import Foundation
package import ResourceCatalogs

/// Looks for one kind of mistake in what a provider answers and what the system makes of it. Each
/// is a file of its own with its rule, and a word in ``DayChecks/all``.
///
/// What a check cannot know it does not say: an alarm has to be true of the day.
package protocol DayCheck: Sendable {
  /// What is broken where the check finds something.
  var rule: Rule { get }

  /// What is wrong, as a full sentence; nil for nothing.
  func finding(in day: CheckedDay) -> String?
}

/// A widget's day as checks see it.
package struct CheckedDay {
  package let day: WidgetDay
  package let log: DayLog
  package let assumptions: SystemAssumptions
  package let calendar: Calendar
  /// Whether the code needs names that are made from their use: a date that they answer is now.
  package var isPartlyMade = false

  package init(
    _ day: WidgetDay, of log: DayLog, _ assumptions: SystemAssumptions, _ calendar: Calendar
  ) {
    (self.day, self.log, self.assumptions, self.calendar) = (day, log, assumptions, calendar)
  }

  /// The first answer of the provider; nil where there is none.
  var first: WidgetDay.Reload? { day.reloads.first { $0.entries != nil } }

  /// All that the provider has answered.
  var answers: [WidgetDay.Reload] { day.reloads.filter { $0.entries != nil } }

  /// `10:30`, and `10:30:15` where there are seconds.
  func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let seconds = parts.second == 0 ? "" : ":" + two(parts.second)
    return two(parts.hour) + ":" + two(parts.minute) + seconds
  }

  /// `90 seconds` or `15 minutes`.
  static func span(_ seconds: TimeInterval) -> String {
    func count(_ number: Double, _ noun: String) -> String {
      "\(Int(number)) \(noun)\(number == 1 ? "" : "s")"
    }
    if seconds < 120 { return count(seconds.rounded(), "second") }
    if seconds < 7200 { return count((seconds / 60).rounded(), "minute") }
    return count((seconds / 3600).rounded(), "hour")
  }
}

/// All checks of days.
package enum DayChecks {
  /// All there are, in the order in which they are told of.
  package static let all: [any DayCheck] = [
    TimelineEndsAtOnceCheck(), ReloadDatePassedCheck(), ReloadTooOftenCheck(),
    ReloadsItselfCheck(), LateFirstEntryCheck(), EqualDatesCheck(), DenseEntriesCheck(),
    EntriesAfterReloadCheck(), NeverRenewedCheck(), ForecastAtEndCheck(), SharedInstantCheck(),
    LoadsWhileAskedCheck(), AppearanceInTimelineCheck(), SilentWithoutLocationCheck(),
  ]
}
