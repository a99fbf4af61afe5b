import SourceLexing

/// Lets a value that code takes from the store of an app without asking whether it is there
/// (`defaults.string(forKey: key)!`) be made up: nobody has run the app here that writes it.
enum StoredValueRewriter {
  /// Methods of `UserDefaults` whose answer is an optional of a type that can be made up.
  static let methods = ["data", "string", "stringArray", "url"]

  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    source.tokens.indices.compactMap { edit(source, $0) }
  }

  /// What is inserted before the exclamation mark, if a call begins at a token.
  private static func edit(_ source: SourceText, _ index: Int) -> TextEdit? {
    let token = source.tokens[index]
    guard token.kind == .word, methods.contains(source.text(token)),
      source.isPunctuation(index - 1, "."), source.isPunctuation(index + 1, "("),
      source.isWord(index + 2, "forKey"), source.isPunctuation(index + 3, ":"),
      let close = source.closingIndex(of: index + 1, "(", ")"), index + 4 < close,
      source.isPunctuation(close + 1, "!")
    else { return nil }
    let end = source.tokens[close].range.upperBound
    let mark = source.tokens[close + 1].range
    // `a! = b` asks too, `a != b` does not.
    guard mark.lowerBound == end, mark.count == 1, !isEqualSign(source, mark.upperBound) else {
      return nil
    }
    let name = name(source, (index + 4)..<close)
    return TextEdit(end..<end, "._vitrineStored(\(SwiftCode.literal(name)))")
  }

  private static func isEqualSign(_ source: SourceText, _ offset: Int) -> Bool {
    source.bytes.indices.contains(offset) && source.bytes[offset] == UInt8(ascii: "=")
  }

  /// What a key is called in code: its last literal without interpolations, else its last name.
  private static func name(_ source: SourceText, _ key: Range<Int>) -> String {
    let tokens = source.tokens[key]
    for token in tokens.reversed() where token.kind == .string {
      let text = source.text(token).filter { $0 != "\"" && $0 != "#" }
      if !text.isEmpty, !text.contains("\\"), !text.contains(where: \.isNewline) { return text }
    }
    return tokens.last { $0.kind == .word }.map(source.text) ?? ""
  }
}
