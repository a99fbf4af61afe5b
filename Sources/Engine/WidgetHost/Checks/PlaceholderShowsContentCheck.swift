package import DiagnosticRecords
import ViewGraph

extension Rule {
  package static let placeholderShowsContent = Rule(
    "placeholder-shows-content", fault: .design, .warning,
    "A placeholder shows what the snapshot shows",
    why: "The placeholder stands there until the widget has data, and looks as if it had.",
    remedy: "Use `unredacted()` for what never changes only, such as headings, and have "
      + "`placeholder(in:)` give an entry without real values.")
}

/// Placeholders in which nothing is hidden: all texts of the snapshot can be read in them.
///
/// Texts that never change may stay in a placeholder, so that alone is no mistake. It is one where
/// no text at all is hidden, and at least one of them is more than a heading: a string from the
/// program, not words of the code.
package struct PlaceholderShowsContentCheck: PictureCheck {
  package let rule = Rule.placeholderShowsContent

  package init() {}

  package func findings(
    inPlaceholder placeholder: CheckedPicture, of snapshot: CheckedPicture
  ) -> [CheckFinding] {
    let hidden = placeholder.drawn.nodes.contains { $0.isRedacted }
    if hidden { return [] }
    let texts = placeholder.readableTexts.map(\.node)
    guard texts.compactMap(\.text) == snapshot.readableTexts.compactMap(\.node.text),
      let first = texts.first(where: { $0.textContent?.key == nil })
    else { return [] }
    return [CheckFinding(first, "can be read in the placeholder, as all that the snapshot shows.")]
  }
}
