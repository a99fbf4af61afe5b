package import DiagnosticRecords
import Foundation

extension Rule {
  package static let forecastAtEnd = Rule(
    "forecast-at-end", fault: .design, .note,
    "What was loaded is renewed only after its last entry",
    why: "What is foretold loses accuracy: the last entries of a timeline are the oldest news "
      + "(WWDC20, “Meet WidgetKit”).",
    remedy: "Use `after` with a date before the last entries, and keep those as a reserve.")
}

/// Timelines over hours that are made of what the network answered, with the policy `atEnd`.
package struct ForecastAtEndCheck: DayCheck {
  package let rule = Rule.forecastAtEnd

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    guard let answer = day.first, answer.policy == "atEnd", (answer.loads ?? 0) > 0,
      day.day.entries.count >= 4, let done = answer.done, let next = answer.next,
      next.timeIntervalSince(done) >= 4 * 3600
    else { return nil }
    return "What it loads at \(day.time(done)) is shown for "
      + "\(CheckedDay.span(next.timeIntervalSince(done))) before it asks again."
  }
}
