import CatalogueManifest
import DiagnosticRecords
import ProgramBuilding

/// A finished run in numbers.
struct GallerySummary: Sendable {
  var widgets = 0
  /// Widgets that could not be drawn to the end.
  var failedWidgets = 0
  var renders = 0
  /// Pictures that differ from all others.
  var pictures = 0
  var diagnostics: [Diagnostic] = []
  var exitCode: ExitCode = .success
  /// What was in the output folder and is not this tool's; it stays.
  var kept: [String] = []
  /// Seconds by what they were spent on, in order.
  var seconds: [(task: String, seconds: Double)] = []

  init(_ manifest: Manifest) {
    widgets = manifest.widgets.count
    failedWidgets = manifest.widgets.filter(\.failed).count
    renders = manifest.renders.count
    pictures = Set(manifest.renders.map(\.file)).count
    diagnostics = manifest.diagnostics
    exitCode = ExitCode.of(diagnostics)
    if failedWidgets > 0 { exitCode = exitCode.and(.renderFailure) }
  }

  /// Things that another stands in for, the same thing in many renders counted once.
  var standIns: Int {
    Set(diagnostics.filter(\.drawsStandIn).map { $0.rule + $0.message }).count
  }

  /// Names that the code needs and that are not at hand.
  var missingNames: Int {
    let found = diagnostics.filter { $0.breaks(.missingName) && $0.subject?.isEmpty == false }
    return Set(found.compactMap(\.subject)).count
  }

  /// Problems of a severity, the same problem in many renders counted once.
  func count(_ severity: Diagnostic.Severity) -> Int {
    Set(diagnostics.filter { $0.severity == severity }.map { $0.rule + "\n" + $0.message }).count
  }
}
