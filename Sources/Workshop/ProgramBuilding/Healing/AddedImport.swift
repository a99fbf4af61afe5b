import DiagnosticRecords

/// A module that was imported into a file which names something of it and does not import it.
struct AddedImport: Hashable {
  /// As messages call it.
  let file: String
  let line: Int
  /// What the file names.
  let name: String
  let statement: String

  var diagnostic: Diagnostic {
    Diagnostic(
      .importAdded,
      "\(name) is named without an import of the module that declares it; compiled with "
        + "`\(statement)`, as another import may carry it along in Xcode.",
      file: file, line: line, subject: name)
  }
}

extension Rule {
  static let importAdded = Rule(
    "import-added", fault: .vitrine, .note,
    "A file is compiled with an import that it does not have",
    why: "In Xcode modules and headers carry others along that are not at hand or carry less here.",
    remedy: "Nothing needs to be done if it compiles in Xcode; else add the import.")
}
