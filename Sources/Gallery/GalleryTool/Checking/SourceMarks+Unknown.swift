import DiagnosticRecords
import ProjectReader
import ResourceCatalogs
import WidgetProgram

extension Rule {
  static let unknownCheck = Rule(
    "unknown-check", fault: .input, .warning, "A comment that silences a check names none",
    why: "Findings that it should silence are told of.",
    remedy: "Name the rule as it is told of, e.g. `// vitrine:ignore text-cut-off`.")
}

extension SourceMarks {
  /// What to say of marks that name no check: they silence nothing.
  ///
  /// - Parameter naming: How files are called.
  func unknown(called naming: FileNaming) -> [Diagnostic] {
    let known = CheckRules.all.map(\.id)
    return all.flatMap { mark in
      (mark.rules.isEmpty ? [""] : mark.rules).filter { !known.contains($0) }.map { rule in
        let meant = NearestNames.find(rule, among: known, limit: 1).first
        return Diagnostic(
          .unknownCheck,
          rule.isEmpty
            ? "`vitrine:ignore` names no check."
            : "`vitrine:ignore` names `\(rule)`, which is no check.",
          hint: (meant.map { "Did you mean `\($0)`? " } ?? "")
            + "Known: \(known.joined(separator: ", ")).",
          file: naming.name(mark.position.file), line: mark.position.line)
      }
    }
  }
}
