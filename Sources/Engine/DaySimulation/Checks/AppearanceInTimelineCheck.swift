package import DiagnosticRecords

extension Rule {
  package static let appearanceInTimeline = Rule(
    "appearance-in-timeline", fault: .design, .warning,
    "A provider asks whether it is light or dark",
    why: "A timeline is made once and shown in both: what it holds for one looks wrong in the "
      + "other until the next reload.",
    remedy: "Leave it to the view: `@Environment(\\.colorScheme)`, or colours and images of a "
      + "catalog that have both.")
}

/// Timelines that would be others in the dark.
package struct AppearanceInTimelineCheck: DayCheck {
  package let rule = Rule.appearanceInTimeline

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    guard day.answers.contains(where: { ($0.appearances ?? 0) > 0 }) else { return nil }
    return "It asks whether it is light or dark while it makes a timeline, which is shown in both."
  }
}
