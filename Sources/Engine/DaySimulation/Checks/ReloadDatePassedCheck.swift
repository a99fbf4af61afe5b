package import DiagnosticRecords
import Foundation

extension Rule {
  package static let reloadDatePassed = Rule(
    "reload-date-passed", fault: .design, .warning, "A reload is wished for at a time that is over",
    why: "The widget asks to be reloaded at once, again and again, which uses up what it is "
      + "granted.",
    remedy: "Reckon the date of `after` from now, not from what is shown.")
}

/// Dates of `after` that are not in the future.
package struct ReloadDatePassedCheck: DayCheck {
  package let rule = Rule.reloadDatePassed

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    let reload = day.answers.first { reload in
      guard reload.policy == "after", let next = reload.next, let done = reload.done else {
        return false
      }
      return next < done || (next == done && !day.isPartlyMade)
    }
    guard let next = reload?.next, let done = reload?.done else { return nil }
    let when = day.log.start.timeIntervalSince(next) > 86_400 ? "a day long past" : day.time(next)
    return "Asked at \(day.time(done)), it wants to be asked again at \(when), which is over."
  }
}
