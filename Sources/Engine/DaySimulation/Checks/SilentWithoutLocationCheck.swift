package import DiagnosticRecords

extension Rule {
  package static let silentWithoutLocation = Rule(
    "silent-without-location", fault: .design, .warning,
    "A provider does not answer where the location is refused",
    why: "Nobody has to allow it, and it may be taken back at any time; without an answer the "
      + "placeholder stays (Apple, “Accessing location information in widgets”).",
    remedy: "Ask `isAuthorizedForWidgetUpdates` first, answer from `didFailWithError` too, and "
      + "show what was known before, another place, or that the location is missing.")
}

/// Providers that wait for a place that never comes.
package struct SilentWithoutLocationCheck: DayCheck {
  package let rule = Rule.silentWithoutLocation

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    let silent = day.day.reloads.contains {
      $0.done != nil && $0.entries == nil && ($0.refusedLocations ?? 0) > 0
    }
    return silent ? "It asks for the location, which is refused, and gives no timeline then." : nil
  }
}
