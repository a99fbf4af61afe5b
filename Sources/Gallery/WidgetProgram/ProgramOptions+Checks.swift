package import DiagnosticRecords
import WidgetHost
import WidgetSettings

extension Rule {
  package static let snapshotLoads = Rule(
    "snapshot-loads", fault: .design, .note, "A snapshot loads from the network",
    why: "The widget gallery shows the snapshot while somebody scrolls by; it has to be there at "
      + "once (WWDC20, “Meet WidgetKit”).",
    remedy: "Answer with sample data where `context.isPreview` is true.")
}

extension ProgramOptions {
  /// How grave what breaks a check's rule is; nil where nobody looks.
  package func severity(of rule: Rule) -> Diagnostic.Severity? {
    guard areChecked else { return nil }
    return (settings[.checks][rule.id].flatMap(CheckSwitch.init) ?? .on).severity(of: rule)
  }

  /// What to say of a snapshot for which addresses were asked; nil for nothing.
  func finding(ofLoads loads: Int, family: String) -> Diagnostic? {
    guard loads > 0, let severity = severity(of: .snapshotLoads) else { return nil }
    let addresses = loads == 1 ? "one address" : "\(loads) addresses"
    return Diagnostic(
      .snapshotLoads, as: severity,
      "The snapshot for \(family) asks for \(addresses) of the network before it answers.",
      hint: Rule.snapshotLoads.remedy)
  }
}
