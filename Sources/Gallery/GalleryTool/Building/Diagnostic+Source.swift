import DiagnosticRecords
import ProjectReader

extension Diagnostic {
  /// The diagnostic with its position in the code. A render process knows the lines of views; of
  /// others it is found by what they are about: the name they speak of, or the text that a check
  /// found, else the view whose body was read, else the widget.
  ///
  /// - Parameter widget: The type that declares the widget.
  func located(in index: SourceIndex, widget: String? = nil) -> Diagnostic {
    if let file {
      var result = self
      result.file = index.path(of: file)
      return result
    }
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
