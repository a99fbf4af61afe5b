package import DiagnosticRecords
import Foundation

extension Rule {
  package static let neverRenewed = Rule(
    "never-renewed", fault: .design, .note, "A timeline has a last entry and no end",
    why: "After its last entry that stays, until the app says otherwise: on the next day too.",
    remedy: "Use `atEnd`, or `after` with a date, where what is shown depends on the time.")
}

/// Timelines over hours with the policy `never`.
package struct NeverRenewedCheck: DayCheck {
  package let rule = Rule.neverRenewed

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    guard day.first?.policy == "never", day.day.entries.count >= 3,
      let first = day.day.entries.first?.date, let last = day.day.entries.last?.date,
      last.timeIntervalSince(first) >= 3600, last.timeIntervalSince(first) < 7 * 86_400
    else { return nil }
    return "Its \(day.day.entries.count) entries end at \(day.time(last)), and the policy is never."
  }
}
