/// What a diagnostic is an instance of. Declared beside the code that raises it:
///
///     extension Rule {
///       package static let unreadableFont = Rule(
///         "unreadable-font", fault: .input, .warning, "A font cannot be read",
///         why: "Text in it is measured and drawn in the system's font.",
///         remedy: "Check that the file is a whole OpenType font.")
///     }
package struct Rule: Hashable, Sendable {
  /// Who can mend it. What is an error ends the run with the exit code that goes with it.
  package enum Fault: String, Codable, Hashable, Sendable, CaseIterable {
    /// The code or the resources of the widget; where it is an error, something did not render.
    case widget
    /// The design of the widget: it is drawn as the code says, and that is not well. A check says
    /// so; where it is an error, the checks have failed.
    case design
    /// What the tool was given: the command line, a path, a setting, a project.
    case input
    /// Nothing that was asked for is there.
    case nothing
    /// The computer: a compiler, a disk, a kernel.
    case machine
    /// Vitrine itself: it has failed, or does not draw what a device draws.
    case vitrine
  }

  /// Stable, kebab-case, e.g. `unknown-symbol`.
  package let id: String
  package let fault: Fault
  /// How much it matters where nothing else is said.
  package let severity: Diagnostic.Severity
  /// Whether something else is drawn, visibly, in place of what the code asks for.
  package let drawsStandIn: Bool
  /// What is wrong, in a few words without a full stop.
  package let title: String
  /// Why it matters, as a full sentence.
  package let why: String
  /// What to do about it, as a full sentence.
  package let remedy: String

  package init(
    _ id: String, fault: Fault, _ severity: Diagnostic.Severity, standIn drawsStandIn: Bool = false,
    _ title: String, why: String, remedy: String
  ) {
    (self.id, self.fault, self.severity, self.drawsStandIn) = (id, fault, severity, drawsStandIn)
    (self.title, self.why, self.remedy) = (title, why, remedy)
  }
}
