/// The types a file declares and those it extends, and what it declares outside of any.
enum DeclaredTypes {
  private static let declaration = Pattern(
    #"\b(?:struct|class|enum|protocol|actor|typealias|macro) +(\w+)"#)
  private static let extending = Pattern(#"^(?:@\w+ |\w+ )*extension +([\w.]+)"#)

  static func names(in file: SourceTree.File) -> [(name: String, line: Int)] {
    declaration.matches(in: file.source).map { ($0.parts[1], $0.line) }
      .filter { !["func", "var", "let"].contains($0.0) }
  }

  private static let outermost = Pattern(
    #"^(?:@\w+(?:\([^)]*\))? |\w+ )*(?:struct|class|enum|protocol|actor|typealias) +(\w+)"#)

  /// Types within no other.
  static func outermost(in file: SourceTree.File) -> [(name: String, line: Int)] {
    outermost.matches(in: file.source).map { ($0.parts[1], $0.line) }
  }

  /// `Text.DateStyle` counts as `Text` and as `DateStyle`.
  static func extended(in file: SourceTree.File) -> [String] {
    extending.matches(in: file.source).flatMap { match in
      match.parts[1].split(separator: ".").map(String.init)
    }
  }

  private static let value = Pattern(#"^(?:@\w+(?:\([^)]*\))? |\w+ )*(?:func|let|var) +(\w+)"#)

  /// Functions and values outside of any type.
  static func topLevel(in file: SourceTree.File) -> [String] {
    value.matches(in: file.source).map { $0.parts[1] }
  }
}
