import SourceLexing

/// Names ours where code says the name of a type of Apple's that Foundation on this system occupies
/// with something else of no use. A type of a type cannot be shadowed: both would be found. Nor can
/// one that is called by its module.
enum OccupiedNameRewriter {
  /// The outer type or module, Apple's name in it and ours.
  private static let names =
    [("Date", "ComponentsFormatStyle", "SpanFormatStyle")]
    + Shadow.formatters.map { ("Foundation", $0.name, "Vitrine" + $0.name) }

  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    var edits: [TextEdit] = []
    for (index, token) in source.tokens.enumerated().dropFirst(2) where token.kind == .word {
      for (outer, theirs, ours) in names
      where source.text(token) == theirs && source.isPunctuation(index - 1, ".")
        && source.text(source.tokens[index - 2]) == outer
      {
        edits.append(TextEdit(token.range, ours))
        if outer == "Foundation" {
          edits.append(TextEdit(source.tokens[index - 2].range, GeneratedSources.additionsModule))
        }
      }
    }
    return edits
  }
}
