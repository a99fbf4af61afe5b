import SourceLexing

/// Reads string literals of a project description.
enum TuistText {
  /// - Parameter literal: with its quotes.
  static func read(_ literal: String) -> TuistExpression {
    let pounds = literal.prefix { $0 == "#" }.count
    var rest = literal.dropFirst(pounds).dropLast(pounds)
    let isLong = rest.hasPrefix("\"\"\"")
    rest = rest.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1)
    let mark = "\\" + String(repeating: "#", count: pounds)
    var parts: [TuistExpression] = []
    var text = ""
    while let character = rest.first {
      guard rest.hasPrefix(mark) else {
        text.append(character)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(mark.count)
      guard rest.first == "(" else {
        text += escaped(&rest)
        continue
      }
      var parser = TuistParser(SourceText(String(rest)))
      guard let close = parser.source.closingIndex(of: 0, "(", ")") else { return .value(.unknown) }
      let inner = parser.arguments()
      let length = parser.source.tokens[close].range.upperBound
      rest = Substring(String(decoding: Array(rest.utf8.dropFirst(length)), as: UTF8.self))
      parts += [.value(.text(text)), inner.count == 1 ? inner[0].value : .value(.unknown)]
      text = ""
    }
    if isLong { text = unindented(text) }
    return parts.isEmpty ? .value(.text(text)) : .text(parts + [.value(.text(text))])
  }

  private static func escaped(_ rest: inout Substring) -> String {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 2)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    case let other: return other.map { String($0) } ?? ""
    }
  }

  /// The lines between the quotes, without the indentation of the last.
  private static func unindented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let indent = lines.last?.prefix { $0 == " " || $0 == "\t" }.count ?? 0
    return lines.dropLast().map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}
