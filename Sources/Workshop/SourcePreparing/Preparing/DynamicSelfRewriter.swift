import SourceLexing

/// Names the class where an extension of one of Apple's classes says `Self`.
///
/// Apple's initialisers of these classes are open to `Self` because Objective-C can override them;
/// those here are not `required`, so `Self(…)` and `-> Self { .init(…) }` are refused by the
/// compiler.
enum DynamicSelfRewriter {
  /// Classes that widget code extends with values of their own.
  static let classes = [
    "DateFormatter", "JSONDecoder", "JSONEncoder", "NSColor", "NSFont", "NSImage",
    "NumberFormatter", "UIColor", "UIFont", "UIImage", "UserDefaults",
  ]

  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    var names = Set(classes)
    var edits: [TextEdit] = []
    for (index, token) in source.tokens.enumerated() where token.kind == .word {
      switch source.text(token) {
      case "typealias":
        if let name = alias(source, index) { names.insert(name) }
      case "extension":
        guard let name = source.tokens.dropFirst(index + 1).first,
          names.contains(source.text(name)), source.isPunctuation(index + 2, "{"),
          let close = source.closingIndex(of: index + 2, "{", "}")
        else { continue }
        for inner in source.tokens[(index + 3)..<close]
        where inner.kind == .word && source.text(inner) == "Self" {
          edits.append(TextEdit(inner.range, source.text(name)))
        }
      default: continue
      }
    }
    return edits
  }

  /// The name that a file gives to one of the classes (`typealias Ink = UIColor`).
  private static func alias(_ source: SourceText, _ index: Int) -> String? {
    guard source.tokens.indices.contains(index + 3), source.isPunctuation(index + 2, "="),
      classes.contains(source.text(source.tokens[index + 3]))
    else { return nil }
    return source.text(source.tokens[index + 1])
  }
}
