import DiagnosticRecords
import Typesetting

extension TextOutliner {
  /// What is said of letters that look otherwise than asked for.
  var diagnostics: [Diagnostic] {
    var result: [Diagnostic] = []
    if !kept.isEmpty {
      let shown = kept.prefix(3).map { "“\($0.prefix(24))”" }.joined(separator: ", ")
      let more = kept.count > 3 ? " and \(kept.count - 3) more" : ""
      result.append(
        Diagnostic(.textNotOutlined, "There are no outlines for \(shown)\(more): it stays text."))
    }
    for design in [Font.Design.serif, .monospaced] where replaced.contains(design) {
      result.append(Diagnostic(.designNotOutlined, "Text of the \(design) design is Inter."))
    }
    return result
  }
}

extension Rule {
  static let textNotOutlined = Rule(
    "text-not-outlined", fault: .vitrine, .note, "Text is not drawn as outlines",
    why: "Inter, or the widget's own font, has no letters for it or does not say how they join: it "
      + "looks as the fonts do of whoever shows the picture.",
    remedy: "Give the widget a font that has the letters.")
  static let designNotOutlined = Rule(
    "design-not-outlined", fault: .vitrine, .note, "Outlines are Inter's in every design",
    why: "Inter has neither serifs nor a monospaced cut; letters have the room of the design.",
    remedy: "Give the widget a font of its own, or draw text as text.")
}
