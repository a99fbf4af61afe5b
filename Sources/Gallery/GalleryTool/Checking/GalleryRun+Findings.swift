import DiagnosticRecords
import WidgetProgram

extension GalleryRun {
  /// Notes what a check has found in a widget, but where it is off or the code says that it is
  /// meant so.
  ///
  /// - Parameter view: The type in the code where it is; nil for the widget's own.
  func note(
    _ rule: Rule, _ message: String, of id: String, _ type: String, at view: String? = nil,
    _ result: inout Result
  ) {
    guard let severity = options.severity(of: rule) else { return }
    var finding = Diagnostic(rule, as: severity, message, hint: rule.remedy, render: id)
    finding.view = view
    finding = finding.located(in: index, widget: type)
    if !isMeant(finding, type), !result.diagnostics.contains(finding) {
      result.diagnostics.append(finding)
    }
  }
}
