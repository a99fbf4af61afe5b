extension Template {
  /// Fills the page in.
  ///
  /// - Parameters:
  ///   - values: what the names stand for.
  ///   - parts: the parts it may include, by name.
  ///   - words: its words in the language of the page.
  package func write(
    _ values: [String: TemplateValue], parts: [String: Template] = [:],
    words: SiteWords = SiteWords()
  ) throws -> String {
    var writer = TemplateWriter(page: name, parts: parts, words: words)
    try writer.write(pieces, scopes: [values], depth: 0)
    return writer.output
  }
}

/// Writes a template's pieces; inner names hide outer ones.
private struct TemplateWriter {
  let page: String
  let parts: [String: Template]
  let words: SiteWords
  var output = ""

  /// More nesting than this means that a part includes itself.
  private static let deepest = 16

  init(page: String, parts: [String: Template], words: SiteWords) {
    (self.page, self.parts, self.words) = (page, parts, words)
  }

  mutating func write(
    _ pieces: [Template.Piece], scopes: [[String: TemplateValue]], depth: Int
  ) throws {
    for piece in pieces {
      switch piece {
      case .text(let text): output += text
      case .value(let name): output += HTMLText.escaped(try text(name, scopes))
      case .words(let key, let names):
        let values = try names.map { try text($0, scopes) }
        output += HTMLText.escaped(words.said(key, values))
      case .part(let name):
        guard let part = parts[name], depth < Self.deepest else {
          throw TemplateError.unknownPart(page: page, part: name)
        }
        try write(part.pieces, scopes: scopes, depth: depth + 1)
      case .section(let name, let inverted, let inner):
        for scope in elements(try value(name, scopes), inverted: inverted) {
          try write(inner, scopes: scopes + [scope], depth: depth)
        }
      }
    }
  }

  /// The scopes a section is written with: none if it is not shown.
  private func elements(_ value: TemplateValue, inverted: Bool) -> [[String: TemplateValue]] {
    let shown: [[String: TemplateValue]] =
      switch value {
      case .text(let text): text.isEmpty ? [] : [[:]]
      case .flag(let flag): flag ? [[:]] : []
      case .list(let list): list
      }
    return inverted ? (shown.isEmpty ? [[:]] : []) : shown
  }

  private func text(_ name: String, _ scopes: [[String: TemplateValue]]) throws -> String {
    guard case .text(let text) = try value(name, scopes) else {
      throw TemplateError.unknownName(page: page, name: name)
    }
    return text
  }

  private func value(
    _ name: String, _ scopes: [[String: TemplateValue]]
  ) throws -> TemplateValue {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    throw TemplateError.unknownName(page: page, name: name)
  }
}
