import DiagnosticRecords

extension Diagnostic {
  /// Whether a check has found it in a picture.
  var isFinding: Bool { fault == .design }
}
