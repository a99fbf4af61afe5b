import DiagnosticRecords
import WidgetHost

extension Diagnostic {
  /// Whether a check has found it in a picture.
  var isFinding: Bool { PictureChecks.all.contains { $0.rule.id == rule } }
}
