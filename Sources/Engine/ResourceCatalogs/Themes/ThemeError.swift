package import DiagnosticRecords

/// A file of the `themes/` folder is missing or cannot be read.
package struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the themes folder where that is known.
  package var file: String
  /// Where in the file: a key path or a line, if it is known.
  package var place: String?
  /// What is wrong, as a full sentence.
  package var problem: String

  /// Makes an error about `place` in `file`.
  package init(file: String, place: String? = nil, problem: String) {
    self.file = file
    self.place = place
    self.problem = problem
  }

  /// File, place and problem on one line.
  package var description: String {
    let where_ = place.map { ", at \($0)" } ?? ""
    return "themes/\(file)\(where_): \(problem)"
  }

  /// The same as a record for the report.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, "broken-theme", description,
      hint: "Repair the file; themes/README.md says what it must hold.", file: "themes/\(file)")
  }
}
