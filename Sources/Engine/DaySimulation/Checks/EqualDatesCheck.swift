package import DiagnosticRecords

extension Rule {
  package static let equalDates = Rule(
    "equal-dates", fault: .design, .warning, "Entries of a timeline have the same date",
    why: "Only the last of them is ever shown.",
    remedy: "Give each entry the date from which on it holds.")
}

/// Entries that are never shown, as another has their date.
package struct EqualDatesCheck: DayCheck {
  package let rule = Rule.equalDates

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    let entries = day.day.entries
    let equal = zip(entries, entries.dropFirst()).filter { $0.date == $1.date }
    guard let first = equal.first else { return nil }
    let count = equal.count == 1 ? "One entry has" : "\(equal.count) entries have"
    return "\(count) the date of the next, such as \(day.time(first.0.date))."
  }
}
