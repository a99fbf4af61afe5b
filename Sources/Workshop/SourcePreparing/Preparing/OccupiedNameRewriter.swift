import SourceLexing

/// Names ours where code says the name of a type of Apple's that Foundation on this system occupies
/// with something else of no use. A type of a type cannot be shadowed: both would be found.
enum OccupiedNameRewriter {
  /// The outer type, Apple's name in it and ours.
  private static let names = [("Date", "ComponentsFormatStyle", "SpanFormatStyle")]

  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    var edits: [TextEdit] = []
    for (index, token) in source.tokens.enumerated().dropFirst(2) where token.kind == .word {
      for (outer, theirs, ours) in names
      where source.text(token) == theirs && source.isPunctuation(index - 1, ".")
        && source.text(source.tokens[index - 2]) == outer
      { edits.append(TextEdit(token.range, ours)) }
    }
    return edits
  }
}
