import SourceLexing

/// Removes what needs the Objective-C runtime, which does not exist here, and gives `@NSManaged` to
/// the macros of the stand-in for Core Data.
enum ObjectiveCRewriter {
  /// Attributes without meaning outside Objective-C, Interface Builder and Core Data.
  static let attributes = [
    "@GKInspectable", "@IBAction", "@IBDesignable", "@IBInspectable", "@IBOutlet",
    "@IBSegueAction", "@NSCopying", "@nonobjc", "@objc", "@objcMembers",
  ]

  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    var edits: [TextEdit] = []
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .attribute where attributes.contains(source.text(token)):
        edits.append(.blanked(attribute(source, index), in: source.bytes))
      case .attribute where source.text(token) == "@NSManaged":
        edits += managed(source, index)
      case .directive:
        edits += reference(source, index)
      case .string:
        edits += paths(in: token.range, source)
      default: break
      }
    }
    return edits
  }

  /// A property gets the macro of the stand-in for Core Data, which is as long as the attribute; a
  /// function gets the body that Core Data writes at run time.
  private static func managed(_ source: SourceText, _ index: Int) -> [TextEdit] {
    let attribute = source.tokens[index].range
    let keyword = source.tokens.indices[(index + 1)...].first {
      ["func", "var", "let"].contains(source.text(source.tokens[$0]))
    }
    guard let keyword, source.text(source.tokens[keyword]) == "func",
      source.isPunctuation(keyword + 2, "("),
      let close = source.closingIndex(of: keyword + 2, "(", ")")
    else { return [TextEdit(attribute, "@_Managed ")] }
    let colon = (keyword + 3..<close).first { source.isPunctuation($0, ":") }
    let value = colon.map { source.text(source.tokens[$0 - 1]) } ?? "nil"
    let name = source.text(source.tokens[keyword + 1])
    let end = source.tokens[close].range.upperBound
    return [
      .blanked(attribute, in: source.bytes),
      TextEdit(end..<end, " { _managedChange(\"\(name)\", \(value)) }"),
    ]
  }

  /// The attribute with its parenthesis, which must follow without a blank.
  private static func attribute(_ source: SourceText, _ index: Int) -> Range<Int> {
    let token = source.tokens[index]
    let next = index + 1
    guard source.isPunctuation(next, "("),
      source.tokens[next].range.lowerBound == token.range.upperBound,
      let close = source.closingIndex(of: next, "(", ")")
    else { return token.range }
    return token.range.lowerBound..<source.tokens[close].range.upperBound
  }

  /// `#selector(name)` becomes `Selector("name")`, `#keyPath(Type.a.b)` becomes `"a.b"`.
  private static func reference(_ source: SourceText, _ index: Int) -> [TextEdit] {
    let name = source.text(source.tokens[index])
    guard name == "#selector" || name == "#keyPath", source.isPunctuation(index + 1, "("),
      let close = source.closingIndex(of: index + 1, "(", ")")
    else { return [] }
    let open = source.tokens[index + 1].range
    let end = source.tokens[close].range
    let words = source.text(open.upperBound..<end.lowerBound)
      .split(whereSeparator: \.isNewline).joined().filter { $0 != " " && $0 != "\"" }
    let breaks = source.bytes[open.upperBound..<end.lowerBound].filter { $0 == 0x0A }.count
    let whole = source.tokens[index].range.lowerBound..<end.upperBound
    let text = name == "#selector" ? "Selector(\"\(words)\")" : path(words)
    return [TextEdit(whole, text + String(repeating: "\n", count: breaks))]
  }

  /// A literal of the properties that a key path names, without the type that they begin at.
  private static func path(_ words: some StringProtocol) -> String {
    let names = words.split(separator: ".").drop { $0.first?.isUppercase == true }
    return "\"\(names.joined(separator: "."))\""
  }

  /// Key paths that are all of an interpolation: `"\(#keyPath(Type.a)) == %@"`.
  private static func paths(in literal: Range<Int>, _ source: SourceText) -> [TextEdit] {
    let start = Array("\\(#keyPath(".utf8)
    var edits: [TextEdit] = []
    var rest = source.bytes[literal]
    while let found = rest.firstRange(of: start) {
      guard let end = rest[found.upperBound...].firstIndex(of: UInt8(ascii: ")")) else { break }
      let words = source.text(found.upperBound..<end).filter { $0 != " " && $0 != "\n" }
      // The mark and the bracket of the interpolation stay.
      edits.append(TextEdit(found.lowerBound + 2..<end + 1, path(words)))
      rest = rest[(end + 1)...]
    }
    return edits
  }
}
