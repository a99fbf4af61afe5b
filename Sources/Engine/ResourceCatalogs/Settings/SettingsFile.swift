import DiagnosticRecords

/// Reads the property lists that describe a target.
enum SettingsFile {
  /// The outermost dictionary, or nil after a report.
  static func read(
    _ path: String, rule: Rule, _ diagnostics: inout [Diagnostic]
  ) -> LooseValue? {
    var problem = "The file is missing or unreadable."
    if let bytes = FolderListing.bytes(path) {
      do {
        let list = try LooseValue.propertyList(bytes)
        if list.isObject { return list }
        problem = "The property list holds no dictionary."
      } catch {
        problem = "The file is no valid property list. \(error.problem)"
      }
    }
    diagnostics.append(
      Diagnostic(
        rule, problem, hint: "Repair the file; without it defaults are used.",
        file: path))
    return nil
  }
}
