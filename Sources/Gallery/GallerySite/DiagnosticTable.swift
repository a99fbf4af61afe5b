import CatalogueManifest
import DiagnosticRecords

/// The diagnostics of a manifest by column: the same is wrong with many pictures. What a subject or
/// a view is called stays out, as pages do not say it.
struct DiagnosticTable {
  private let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The table as an object for scripts.
  var json: String {
    func column(_ name: String, _ value: (Diagnostic) -> String?) -> ColumnTable.Column {
      ColumnTable.Column(
        name: name, values: diagnostics.map { value($0).map(ScriptText.literal) })
    }
    return ColumnTable(
      columns: [
        column("severity") { $0.severity.rawValue }, column("rule") { $0.rule },
        column("message") { $0.message }, column("hint") { $0.hint },
        column("file") { $0.file },
        ColumnTable.Column(name: "line", values: diagnostics.map { $0.line.map(String.init) }),
        ColumnTable.Column(name: "render", isPath: true, values: diagnostics.map(\.render)),
      ], count: diagnostics.count
    ).json
  }
}

extension Manifest {
  /// What is many, by column.
  var tables: String {
    "{\"renders\":" + RenderTable(renders).json + ",\n\"diagnostics\":"
      + DiagnosticTable(diagnostics).json + "}"
  }
}
