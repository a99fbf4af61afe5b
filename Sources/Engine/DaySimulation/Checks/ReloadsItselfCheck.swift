package import DiagnosticRecords

extension Rule {
  package static let reloadsItself = Rule(
    "reloads-itself", fault: .design, .warning, "A provider asks for its own reload as it answers",
    why: "Each reload asks for the next one, which uses up what the widget is granted.",
    remedy: "Say when to ask again by the policy of the timeline, and call `WidgetCenter` from "
      + "the app.")
}

/// Code that calls `WidgetCenter` each time that it is asked for a timeline.
package struct ReloadsItselfCheck: DayCheck {
  package let rule = Rule.reloadsItself

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    let own = day.day.reloads.count { $0.cause == .code }
    guard own >= 5, own * 2 > day.day.reloads.count else { return nil }
    return "\(own) of \(day.day.reloads.count) reloads of the day were asked for by widget code."
  }
}
