import CatalogueManifest
import DiagnosticRecords

/// A finished run in numbers.
struct GallerySummary: Sendable {
  var widgets = 0
  /// Names of widgets that failed with nothing drawn, each once.
  var notDrawn: [String] = []
  /// Names of widgets of which something was drawn before they failed, each once.
  var drawnInPart: [String] = []
  /// Widgets that could not be drawn to the end.
  var failedWidgets = 0
  /// Widgets of which nothing was drawn and that did not fail.
  var emptyWidgets = 0
  var renders = 0
  /// Pictures that differ from all others.
  var pictures = 0
  var diagnostics: [Diagnostic] = []
  /// What the code needs and is not at hand; consequences are none.
  var missing: [MissingItem] = []
  var exitCode: ExitCode = .success
  /// What was in the output folder and is not this tool's; it stays.
  var kept: [String] = []
  /// Seconds by what they were spent on, in order.
  var seconds: [(task: String, seconds: Double)] = []

  init(_ manifest: Manifest) {
    widgets = manifest.widgets.count
    failedWidgets = manifest.widgets.filter(\.failed).count
    let drawn = Set(manifest.renders.map(\.widget))
    for widget in manifest.widgets where widget.failed {
      let name = widget.name.isEmpty ? widget.id : widget.name
      if drawn.contains(widget.id) {
        if !drawnInPart.contains(name) { drawnInPart.append(name) }
      } else if !notDrawn.contains(name) {
        notDrawn.append(name)
      }
    }
    emptyWidgets = manifest.widgets.count { !$0.failed && !drawn.contains($0.id) }
    missing = manifest.missing.filter { $0.kind != .consequence }
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

  /// `2 missing modules`, `5 missing names`: one for each kind.
  var missingCounts: [String] {
    MissingItem.Kind.allCases.compactMap { kind in
      let count = missing.count { $0.kind == kind }
      return count > 0 ? Report.count(count, "missing \(kind.rawValue)") : nil
    }
  }

  /// Problems of a severity, the same problem in many renders counted once.
  func count(_ severity: Diagnostic.Severity) -> Int {
    Set(diagnostics.filter { $0.severity == severity }.map { $0.rule + "\n" + $0.message }).count
  }
}
