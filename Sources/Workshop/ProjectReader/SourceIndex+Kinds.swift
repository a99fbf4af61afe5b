import SourceLexing

/// What code says of widgets that end the program before they can say it themselves.
extension SourceIndex {
  /// The kind that a widget's configuration is given, where the code spells it: as a literal, or by
  /// a constant of a type of the program that is one.
  ///
  /// - Parameter type: The type that declares the widget.
  package func kind(of type: String) -> String? {
    guard let (source, body) = body(of: type) else { return nil }
    for index in body where source.isWord(index, "kind") && source.isPunctuation(index + 1, ":") {
      guard source.isPunctuation(index - 1, "("), let call = source.token(index - 2),
        source.text(call).hasSuffix("Configuration")
      else { continue }
      if let text = source.plainString(index + 2) { return text }
      let isMember = source.isPunctuation(index + 3, ".")
      let last = isMember ? index + 4 : index + 2
      guard let name = source.token(last), source.isPunctuation(last + 1, ",") else { return nil }
      let owner = isMember ? source.token(index + 2).map(source.text) ?? "" : "self"
      return constant(source.text(name), of: ["self", "Self"].contains(owner) ? type : owner)
    }
    return nil
  }

  /// The literal that a modifier of a widget's configuration is given; nil where the code does not
  /// spell it.
  ///
  /// - Parameter type: The type that declares the widget.
  package func text(givenTo modifier: String, in type: String) -> String? {
    guard let (source, body) = body(of: type) else { return nil }
    return body.lazy.filter { source.isCall($0, of: modifier) }
      .compactMap { source.plainString($0 + 2) }.first
  }

  /// The members, such as `.systemSmall`, in the list that a modifier of a widget's configuration
  /// is given; empty where the code does not spell it.
  ///
  /// - Parameter type: The type that declares the widget.
  package func members(givenTo modifier: String, in type: String) -> [String] {
    guard let (source, body) = body(of: type),
      let call = body.first(where: { source.isCall($0, of: modifier) }),
      source.isPunctuation(call + 2, "["), let end = source.closingIndex(of: call + 2, "[", "]")
    else { return [] }
    return (call + 3..<end).compactMap { index in
      source.isPunctuation(index - 1, ".") ? source.token(index).map(source.text) : nil
    }
  }

  /// The name that a `#Preview` is given.
  ///
  /// - Parameters:
  ///   - file: The last name of the file.
  ///   - line: Where the preview begins, from 1.
  package func previewName(file: String, line: Int) -> String? {
    for path in paths where path == file || path.hasSuffix("/" + file) {
      guard let (source, own) = text(of: path) else { continue }
      for (index, token) in source.tokens.enumerated()
      where token.line == line + own && source.text(token) == "#Preview" {
        guard source.isPunctuation(index + 1, "(") else { return nil }
        return source.plainString(index + 2)
      }
    }
    return nil
  }

  /// A property of a type that is always the same literal: no initializer can set it.
  private func constant(_ name: String, of type: String) -> String? {
    guard let (source, body) = body(of: type) else { return nil }
    for index in body
    where (source.isWord(index, "let") || source.isWord(index, "var"))
      && source.isWord(index + 1, name)
    {
      let value = source.isPunctuation(index + 2, ":") ? index + 4 : index + 2
      let isComputed = source.isPunctuation(value, "{")
      let isSettable = source.isWord(index, "var") && !source.isWord(index - 1, "static")
      guard isComputed || source.isPunctuation(value, "=") && !isSettable else { continue }
      let literal = source.isWord(value + 1, "return") ? value + 2 : value + 1
      return source.plainString(literal)
    }
    return nil
  }

  /// The indices of the tokens between the braces of a type's declaration.
  private func body(of type: String) -> (source: SourceText, indices: Range<Int>)? {
    guard let position = declaration(of: type), let (source, own) = text(of: position.file) else {
      return nil
    }
    let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type
    for index in source.tokens.indices
    where source.tokens[index].line >= position.line + own && source.isWord(index, name) {
      guard
        let open = source.tokens.indices[index...].first(where: { source.isPunctuation($0, "{") }),
        let close = source.closingIndex(of: open, "{", "}")
      else { return nil }
      return (source, open + 1..<close)
    }
    return nil
  }
}

extension SourceText {
  /// Whether a modifier of this name is called at an index.
  fileprivate func isCall(_ index: Int, of modifier: String) -> Bool {
    isWord(index, modifier) && isPunctuation(index - 1, ".") && isPunctuation(index + 1, "(")
  }

  fileprivate func token(_ index: Int) -> SourceToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// What a literal at an index says, if it stands on one line and nothing in it is to be computed.
  fileprivate func plainString(_ index: Int) -> String? {
    guard let token = token(index), token.kind == .string else { return nil }
    let isWhole = self.token(index + 1).map { next in
      next.kind != .punctuation || [",", ")", "}", ";", "@", "#"].contains(self.text(next))
    }
    guard isWhole ?? true else { return nil }
    let text = text(token)
    guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
