package import DiagnosticRecords

extension Rule {
  package static let loadsWhileAsked = Rule(
    "loads-while-asked", fault: .design, .note,
    "A provider loads from the network before it answers",
    why: "The system waits only a short time, and without a connection there is no answer but "
      + "what the code keeps.",
    remedy: "Load in a background session, handle `onBackgroundURLSessionEvents`, and answer "
      + "with what is at hand.")
}

/// Providers that use the network each time, in widgets without background sessions.
package struct LoadsWhileAskedCheck: DayCheck {
  package let rule = Rule.loadsWhileAsked

  package init() {}

  package func finding(in day: CheckedDay) -> String? {
    guard !day.day.hasBackgroundLoads, let loads = day.first?.loads, loads > 0 else { return nil }
    let addresses = loads == 1 ? "one address" : "\(loads) addresses"
    return "It asks for \(addresses) before it answers, and has no background session."
  }
}
