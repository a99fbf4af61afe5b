package import DiagnosticRecords
import Foundation

extension Rule {
  package static let reloadTooOften = Rule(
    "reload-too-often", fault: .design, .warning,
    "A widget asks for more reloads than it is granted",
    why: "A widget that is looked at often has typically 40 to 70 reloads a day; what asks "
      + "sooner is granted at first and withheld later (Apple, “Keeping a widget up to date”).",
    remedy: "Give more entries a timeline and ask again later, or have the app reload the "
      + "widget when something changes.")
}

/// Widgets that had to wait for their budget, or for the least interval, most of the time.
package struct ReloadTooOftenCheck: DayCheck {
  package let rule = Rule.reloadTooOften

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    let counted = day.day.reloads.filter { $0.free == nil && $0.cause == .policy }
    let waiting = counted.filter { $0.held.contains(.budget) || $0.held.contains(.tooSoon) }
    guard waiting.count >= 5, waiting.count * 2 > counted.count else { return nil }
    // What ends at once or in the past is told of by itself.
    let intervals = day.answers.compactMap { reload in
      reload.done.flatMap { done in reload.next.map { $0.timeIntervalSince(done) } }
    }.filter { $0 > 1 }.sorted()
    guard !intervals.isEmpty, intervals.count * 2 > day.answers.count else { return nil }
    let usual = intervals[intervals.count / 2]
    let stale = Int((DaySummary(day.day, day.log).staleShare * 100).rounded())
    return "It asks again after \(CheckedDay.span(usual)): \(waiting.count) of \(counted.count) "
      + "reloads had to wait, and for \(stale) % of the time in use it shows something that "
      + "it calls outdated."
  }
}
