import DiagnosticRecords

extension Rule {
  static let missingResource = Rule(
    "missing-resource", fault: .widget, .warning, "A resource that is named is not there",
    why: "Images, colours and texts in it are missing from the pictures.",
    remedy: "Correct the path, or leave it out.")
}
