package import DiagnosticRecords
import Foundation

extension Rule {
  package static let denseEntries = Rule(
    "dense-entries", fault: .design, .note,
    "Entries of a timeline follow each other within a minute",
    why: "Entries are to be about five minutes apart at least; the system need not show closer "
      + "ones (Apple, “Keeping a widget up to date”).",
    remedy: "Use a text that counts by itself, such as `Text(date, style: .timer)`, or fewer "
      + "entries.")
}

/// Timelines that are to tick.
package struct DenseEntriesCheck: DayCheck {
  package let rule = Rule.denseEntries

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    let entries = day.day.entries
    let gaps = zip(entries, entries.dropFirst()).map { $1.date.timeIntervalSince($0.date) }
      .filter { $0 > 0 }.sorted()
    let dense = gaps.count { $0 < 60 }
    guard dense >= 2, dense * 2 > gaps.count else { return nil }
    let usual = CheckedDay.span(gaps[dense / 2])
    return "\(dense + 1) of \(entries.count) entries come every \(usual)."
  }
}
