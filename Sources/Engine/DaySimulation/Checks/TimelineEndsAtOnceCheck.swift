package import DiagnosticRecords
import Foundation

extension Rule {
  package static let timelineEndsAtOnce = Rule(
    "timeline-ends-at-once", fault: .design, .warning, "A timeline is at its end as it begins",
    why: "With `atEnd` and no entry of a later date the widget asks to be reloaded at once, "
      + "again and again, which uses up what it is granted (Apple, “Keeping a widget up to "
      + "date”).",
    remedy: "Give entries of later dates, or the policy `after` with a date, or `never` where "
      + "the app says when something changes.")
}

/// Answers with the policy `atEnd` whose last entry is of now.
package struct TimelineEndsAtOnceCheck: DayCheck {
  package let rule = Rule.timelineEndsAtOnce

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    let answers = day.answers
    let ending = answers.filter { reload in
      reload.policy == "atEnd"
        && reload.done.map { (reload.next ?? $0) <= $0.addingTimeInterval(1) } == true
    }
    guard let first = ending.first, ending.count * 2 > answers.count else { return nil }
    let entries = first.entries == 1 ? "one entry, of now," : "no entry after now"
    return "Its timeline has \(entries) and the policy atEnd: it is at its end at once."
  }
}
