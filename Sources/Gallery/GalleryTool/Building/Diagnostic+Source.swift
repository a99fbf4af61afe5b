import DiagnosticRecords
import ProjectReader

extension Diagnostic {
  /// The diagnostic with its position in the code, found by what it is about: the name it speaks
  /// of, or the text that a check found, else the view whose body was read, else the widget. A
  /// render process knows no lines.
  ///
  /// - Parameter widget: The type that declares the widget.
  func located(in index: SourceIndex, widget: String? = nil) -> Diagnostic {
    guard file == nil else { return self }
    let view = self.view.flatMap(index.declaration)
    let written = isFinding ? subject : nil
    let text = written.flatMap { text in self.view.flatMap { index.text(text, in: $0) } }
    let position =
      text ?? (isFinding ? nil : subject).flatMap { index.literal($0, preferring: view?.file) }
      ?? view
      ?? widget.flatMap(index.declaration)
    var result = self
    (result.file, result.line) = (position?.file, position?.line)
    return result
  }
}
