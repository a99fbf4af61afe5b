import SourceLexing

/// Names ours where code says the name of a type of Apple's that Foundation on this system occupies
/// with something else of no use. A type of a type cannot be shadowed: both would be found. Nor can
/// one that is called by its module.
enum OccupiedNameRewriter {
  /// The outer type or module, Apple's name in it and ours.
  private static let names =
    [("Date", "ComponentsFormatStyle", "SpanFormatStyle")]
    + Shadow.formatters.map { ("Foundation", $0.name, "Vitrine" + $0.name) }

  /// Methods with their first label, and what ours is called.
  private static let methods = [
    ("object", label: "forInfoDictionaryKey", ours: "_vitrineObject")
  ]

  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    var edits = source.tokens.indices.compactMap { method(source, $0) }
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

  /// The edit of a call of a method, or of one that another type has for it: who asks a protocol
  /// asks for either. What overrides Apple's stays.
  private static func method(_ source: SourceText, _ index: Int) -> TextEdit? {
    let token = source.tokens[index]
    guard token.kind == .word,
      let (_, label, ours) = methods.first(where: { $0.0 == source.text(token) }),
      source.isPunctuation(index + 1, "("), source.isWord(index + 2, label),
      !(max(0, index - 3)..<index).contains(where: { source.isWord($0, "override") })
    else { return nil }
    return TextEdit(token.range, ours)
  }
}
