package import DiagnosticRecords
import Foundation

extension Rule {
  package static let sharedInstant = Rule(
    "shared-instant", fault: .design, .note, "All devices load at the same instant",
    why: "A reload at a full hour reaches the server from every device at once (WWDC21, "
      + "“Principles of great widgets”).",
    remedy: "Add a few minutes of chance to the date of `after`.")
}

/// Providers that load from the network and want to be asked again at full hours, whenever they
/// were asked.
package struct SharedInstantCheck: DayCheck {
  package let rule = Rule.sharedInstant

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    let answers = day.answers.filter { $0.policy != "never" && ($0.loads ?? 0) > 0 }
    let dates = answers.compactMap(\.next)
    let instants = Set(dates).sorted()
    guard answers.count >= 3, dates.count == answers.count, instants.count >= 2,
      dates.allSatisfy(isFullHour(day)), !answers.compactMap(\.done).allSatisfy(isFullHour(day))
    else { return nil }
    return "It loads from the network and wants to be asked again at \(day.time(instants[0])), "
      + "\(day.time(instants[1])) …, as on every other device."
  }

  private func isFullHour(_ day: CheckedDay) -> (Date) -> Bool {
    { date in
      let parts = day.calendar.dateComponents([.minute, .second], from: date)
      return parts.minute == 0 && parts.second == 0
    }
  }
}
