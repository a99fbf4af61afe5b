/// A declaration in a file. Ranges are of tokens of its outline.
package struct SourceDeclaration: Hashable, Sendable {
  /// `struct`, `func`, `var`, `init`, `case`, … ; `get`, `set`, … for accessors, `#Preview` and its
  /// like for macros that declare.
  package var keyword: String
  /// Empty for what has none.
  package var name: String
  /// With its attributes and modifiers.
  package var range: Range<Int>
  /// Its keyword.
  package var keywordIndex: Int
  /// The braces of its body, members or accessors, with what is between them.
  package var body: Range<Int>?
  /// Behind the colon of a type's header.
  package var inheritance: Range<Int>?
  /// Its type: behind the arrow of a function, behind the colon of a variable.
  package var type: Range<Int>?
  /// Behind the equals sign of a variable.
  package var value: Range<Int>?
  /// The index of the declaration around it.
  package var parent: Int?

  static let types = ["struct", "class", "enum", "actor", "protocol", "extension"]
  static let accessors = ["get", "set", "willSet", "didSet", "_read", "_modify", "init"]

  /// Whether it holds members.
  package var isType: Bool { Self.types.contains(keyword) }
  /// Whether it is a variable or constant.
  package var isVariable: Bool { keyword == "var" || keyword == "let" }
}
