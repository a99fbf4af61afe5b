package import DiagnosticRecords
import Foundation

extension Rule {
  package static let entriesAfterReload = Rule(
    "entries-after-reload", fault: .design, .note, "Most entries come after the date of the reload",
    why: "They are shown only where the reload is late, and making them costs time and memory.",
    remedy: "A few are a good reserve; give fewer, or a later date of `after`.")
}

/// Timelines of which hardly anything is shown before the next one.
package struct EntriesAfterReloadCheck: DayCheck {
  package let rule = Rule.entriesAfterReload

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    guard day.first?.policy == "after", let next = day.first?.next, let done = day.first?.done,
      next > done
    else { return nil }
    let entries = day.day.entries
    let late = entries.count { $0.date >= next }
    guard late >= 6, late * 4 >= entries.count * 3 else { return nil }
    return "\(late) of \(entries.count) entries come after \(day.time(next)), when it wants to be "
      + "asked again."
  }
}
