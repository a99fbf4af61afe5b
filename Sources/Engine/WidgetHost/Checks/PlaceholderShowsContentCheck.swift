package import DiagnosticRecords

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
    inPlaceholder placeholder: ReadableTexts, of snapshot: ReadableTexts
  ) -> [CheckFinding] {
    guard !placeholder.isPartlyHidden,
      placeholder.all.map(\.words) == snapshot.all.map(\.words),
      let first = placeholder.all.first(where: { $0.key == nil })
    else { return [] }
    return [CheckFinding(first, "can be read in the placeholder, as all that the snapshot shows.")]
  }
}
