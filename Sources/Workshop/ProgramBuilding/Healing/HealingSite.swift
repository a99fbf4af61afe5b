import SourceLexing
import SourcePreparing

/// An error in a file that is being healed.
struct HealingSite {
  let outline: SourceOutline
  /// The file's path, as messages call it, and the error's line in it.
  let file: String
  let line: Int
  let message: String
  /// What is not there; nil if the error speaks of something else.
  let missing: MissingName?
  /// What the part that is left out is said to lack.
  var label: String
  /// The token that the error points at.
  let token: Int
  /// The innermost declaration around it.
  let declaration: SourceDeclaration

  /// The byte that the error points at.
  let offset: Int
  /// The module's own types that are views.
  var views: Set<String> = []
  /// The member that the error asks for, where a module that could have it is missing.
  var use: MemberUse.Found?
  /// Whether the error asks for a way of making a value that its type, of another module, has not.
  var lacksInitialiser = false
  /// Whether it may be a member of the made type around it, named without saying of what, or a made
  /// value that is there where others need not be.
  var isImplied = false
  /// Whether the error is in what a macro was expanded to that is written here.
  var isOfMacro = false
  /// Whether the module uses any that is made.
  var isOfMade = false
  /// Types and protocols that are made.
  var madeTypes: Set<String> = []
  /// Statements that import what declares the names which the file lacks, if the error is one of
  /// them.
  var lostImports: [String] = []
  /// Whether the error is in a file that we have written.
  var isAdded = false

  /// Where in its declaration the error is.
  enum Section { case header, value, body }

  var section: Section {
    if let value = declaration.value, value.contains(token) { return .value }
    if let body = declaration.body, !declaration.isType, body.contains(token) { return .body }
    return .header
  }

  var parent: SourceDeclaration? { declaration.parent.map { outline.declarations[$0] } }

  /// The call of a trap, or of a view, that stands for what was left out.
  static let trapName = "_vitrineMissing"
  static let viewName = "_VitrineMissingView"
  static let valueName = "_vitrineMissingValue"
  static let errorName = "_VitrineMissingError"
  static let answerName = "_vitrineMissingAnswer"

  /// What the part is said to lack that goes with an error in which nothing is missing. No name
  /// begins so; who reads it says the error.
  var errorLabel: String { "error: " + message }

  /// Code that ends the program with the name.
  var trap: String { "\(Self.trapName)(\(SwiftCode.literal(label)))" }
  /// Code that throws an error with the name.
  var thrownError: String { "throw \(Self.errorName)(\(SwiftCode.literal(label)))" }
  /// Code for an empty value of the type that is expected where it stands.
  var value: String { "\(Self.valueName)(\(SwiftCode.literal(label)))" }
  /// Code for a view that shows the name.
  var view: String {
    "\(Self.viewName)(\(SwiftCode.literal(label)), \(SwiftCode.literal(file)), \(line))"
  }

  /// Whether code was left out here before, so that the error is one of what stands for it.
  func isHealed(_ range: Range<Int>) -> Bool {
    range.contains { outline.isWord($0, Self.trapName) || outline.isWord($0, Self.viewName) }
  }

  /// Whether an empty value stands for a part of the code.
  func hasValue(_ range: some Sequence<Int>) -> Bool {
    range.contains { outline.isWord($0, Self.valueName) }
  }

  /// Tokens replaced by text, with as many lines as before.
  func replaced(_ tokens: Range<Int>, by text: String) -> TextEdit {
    tokens.isEmpty ? TextEdit(0..<0, "") : replaced(bytes: outline.bytes(tokens), by: text)
  }

  /// What is between two brackets replaced by text in the line of the error.
  func replaced(between open: Int, and close: Int, by text: String) -> TextEdit {
    let start = outline.tokens[open].range.upperBound
    return replaced(
      bytes: start..<outline.tokens[close].range.lowerBound, by: " \(text) ",
      after: outline.tokens[token].line - outline.tokens[open].line)
  }

  /// - Parameter above: how many of the lines stand above the text.
  private func replaced(bytes: Range<Int>, by text: String, after above: Int = 0) -> TextEdit {
    let lines = outline.source.bytes[bytes].count { $0 == UInt8(ascii: "\n") }
    let before = min(max(0, above), lines)
    let (head, tail) = (
      String(repeating: "\n", count: before), String(repeating: "\n", count: lines - before)
    )
    return TextEdit(bytes, head + text + tail)
  }

  /// What is written between the braces of a declaration that returns a type.
  var resultType: Range<Int>? {
    SourceDeclaration.isAccessor(declaration) ? parent?.type : declaration.type
  }

  var resultText: String { resultType.map { $0.isEmpty ? "" : outline.text($0) } ?? "" }

  /// What stands before the keyword of a declaration.
  func hasAttribute(_ name: String) -> Bool {
    (declaration.range.lowerBound..<declaration.keywordIndex).contains {
      outline.text($0) == name
    }
  }
}

extension SourceDeclaration {
  /// Whether it is `get`, `set` or their like, which have no type of their own.
  static func isAccessor(_ declaration: SourceDeclaration) -> Bool {
    ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(declaration.keyword)
  }
}
