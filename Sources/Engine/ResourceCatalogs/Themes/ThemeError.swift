package import DiagnosticRecords

/// A file of the `themes/` folder is missing or cannot be read.
package struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the themes folder where that is known.
  package var file: String
  /// Where in the file: a key path or a line, if it is known.
  package var keyPath: String?
  /// What is wrong, as a full sentence.
  package var problem: String

  /// Whether there is merely no file of the name that was asked for.
  package var isUnknownName = false

  /// Makes an error about `keyPath` in `file`.
  package init(
    file: String, keyPath: String? = nil, problem: String, isUnknownName: Bool = false
  ) {
    self.isUnknownName = isUnknownName
    self.file = file
    self.keyPath = keyPath
    self.problem = problem
  }

  /// File, key path and problem on one line.
  package var description: String {
    let where_ = keyPath.map { ", at \($0)" } ?? ""
    return "themes/\(file)\(where_): \(problem)"
  }

  /// The same as a record for the report.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .brokenTheme, description,
      hint: "Repair the file; themes/README.md says what it must hold.", file: "themes/\(file)")
  }
}

extension Rule {
  static let brokenTheme = Rule(
    "broken-theme", fault: .vitrine, .error, "A file of the themes cannot be used",
    why: "Sizes, colours, letters and symbols are read from there, so nothing can be trusted "
      + "to be drawn right.",
    remedy: "Repair the file that is named, or install Vitrine again; themes/README.md says "
      + "what it must hold.")
}
