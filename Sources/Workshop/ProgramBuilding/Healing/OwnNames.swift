import SourceLexing

/// Names that a module declares itself. An error in which nothing else is spoken of is the user's
/// own: the code does not compile on a device either.
struct OwnNames {
  private var names: Set<String> = []
  /// What other names of types stand for: the first word of it.
  private var aliased: [String: String] = [:]
  /// Types that say of themselves that they are views.
  private(set) var views: Set<String> = []

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "case",
    "associatedtype",
  ]
  /// Types of the standard library.
  private static let standard: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Bool", "String", "Substring", "Character", "Array", "Dictionary", "Set",
    "Optional", "Any", "AnyObject", "Void", "Never", "Self", "Error", "Result", "Range",
    "ClosedRange", "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable",
    "Identifiable", "Sendable", "Sequence", "Collection", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "Main", "T", "Element", "Key", "Value",
  ]

  init(_ sources: [SourceText]) {
    for source in sources {
      for (index, token) in source.tokens.enumerated() where token.kind == .word {
        guard index > 0, source.tokens[index - 1].kind == .word,
          Self.keywords.contains(source.text(source.tokens[index - 1]))
        else { continue }
        names.insert(source.text(token))
        if source.isWord(index - 1, "typealias"), source.isPunctuation(index + 1, "=") {
          aliased[source.text(token)] = source.text(source.tokens[index + 2])
        }
        if Self.isView(index, source) { views.insert(source.text(token)) }
      }
    }
  }

  /// Whether the header of the type whose name is at a token names `View`.
  private static func isView(_ index: Int, _ source: SourceText) -> Bool {
    guard ["struct", "class", "enum"].contains(source.text(source.tokens[index - 1])) else {
      return false
    }
    for next in source.tokens.indices[(index + 1)...].prefix(40) {
      if source.isPunctuation(next, "{") { return false }
      if source.isWord(next, "View") { return true }
    }
    return false
  }

  func declares(_ name: String) -> Bool { names.contains(name) }

  /// Whether a type that the module names is its own rather than another name of a foreign one.
  func owns(_ type: String) -> Bool {
    guard names.contains(type) else { return false }
    return aliased[type].map { names.contains($0) || Self.standard.contains($0) } ?? true
  }

  /// Whether an error speaks of nothing but names of the module and the standard library, and so
  /// does the code around it.
  func explain(_ site: HealingSite) -> Bool {
    let quoted = MissingName.quoted(site.message).flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    let words =
      quoted
      + site.statement.map(site.outline.text).map { $0.drop { $0 == "@" } }
      .map(String.init) + site.extended
    return words.allSatisfy { word in
      word.first?.isUppercase != true || names.contains(word) || Self.standard.contains(word)
    }
  }

  /// What the parser says of code that nobody can read.
  private static let unreadable = [
    "expected ", "unterminated ", "consecutive ", "extraneous '", "invalid character",
    "unexpected ",
    "cannot find end of", "missing end of", "keyword '",
  ]

  /// Whether an error is one of spelling, whatever is missing.
  static func isSyntax(_ message: String) -> Bool {
    unreadable.contains { message.hasPrefix($0) }
  }
}

extension HealingSite {
  /// Whether nobody can read what the user has written here.
  var isUnreadable: Bool { !isAdded && !isOfMacro && OwnNames.isSyntax(message) }

  /// The types that the declarations around the error extend.
  fileprivate var extended: [String] {
    outline.declarations.filter { $0.keyword == "extension" && $0.range.contains(token) }
      .map(\.name)
  }

  /// The tokens of the statement around the error, or of the declaration's header.
  var statement: Range<Int> {
    for open in outline.brackets(around: token) where outline.isPunctuation(open, "{") {
      if let statement = outline.statement(around: token, in: open) { return statement }
    }
    let end = declaration.body?.lowerBound ?? declaration.range.upperBound
    return declaration.range.lowerBound..<max(end, declaration.range.lowerBound)
  }
}
