import SourceLexing

/// Names the class where an extension of one of Foundation's classes says `Self`.
///
/// Apple's initialisers of these classes are open to `Self` because Objective-C can override them;
/// Foundation's on this system are not `required`, so `Self(…)` and `-> Self { .init(…) }` are
/// refused by the compiler.
enum DynamicSelfRewriter {
  /// Classes that widget code extends with shared instances.
  static let classes = [
    "DateFormatter", "JSONDecoder", "JSONEncoder", "NumberFormatter", "UserDefaults",
  ]

  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    var edits: [TextEdit] = []
    for (index, token) in source.tokens.enumerated()
    where token.kind == .word && source.text(token) == "extension" {
      guard let name = source.tokens.dropFirst(index + 1).first,
        classes.contains(source.text(name)), source.isPunctuation(index + 2, "{"),
        let close = source.closingIndex(of: index + 2, "{", "}")
      else { continue }
      for inner in source.tokens[(index + 3)..<close]
      where inner.kind == .word && source.text(inner) == "Self" {
        edits.append(TextEdit(inner.range, source.text(name)))
      }
    }
    return edits
  }
}
