package import DiagnosticRecords
import Foundation

extension Rule {
  package static let lateFirstEntry = Rule(
    "late-first-entry", fault: .design, .warning, "A timeline begins later than it is asked for",
    why: "Until its first entry the widget shows what was there before, and at first a "
      + "placeholder.",
    remedy: "Give an entry for now.")
}

/// Timelines without an entry for the moment at which they are asked for.
package struct LateFirstEntryCheck: DayCheck {
  package let rule = Rule.lateFirstEntry

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    guard let done = day.first?.done, let date = day.day.entries.first?.date,
      date.timeIntervalSince(done) > 60
    else { return nil }
    let when = date.timeIntervalSince(done) < 86_400 ? day.time(date) : "a later day"
    return "Asked at \(day.time(done)), its first entry is of \(when)."
  }
}
