/// The modifiers that a file declares on `View`, each overload on its own.
enum DeclaredModifiers {
  /// One overload.
  struct Modifier {
    let name: String
    /// The line of the declaration, from 1.
    let line: Int
    /// The code from the attributes above the declaration up to those of the next one.
    let code: String

    private static let itself = Pattern(#"\{\s*self\s*\}"#)

    /// Whether a picture shows nothing of it: the view is passed on, or that is reported.
    var isInert: Bool {
      code.contains("InertModifier()") || code.contains("ReportModifier(")
        || code.contains("@available(*, unavailable") || Self.itself.matches(code)
    }
  }

  private static let opening = Pattern(#"^(?:@\w+ |nonisolated )*extension View\b[^{]*\{"#)
  private static let declaration = Pattern(#"^  (?:@\w+ |\w+ )*\bpublic\b[^({=]* func +(\w+)"#)

  static func find(in file: SourceTree.File) -> [Modifier] {
    let declared = declaration.matches(in: file.source)
    return opening.matches(in: file.source).flatMap { start -> [Modifier] in
      // Formatted code closes an extension at the first column.
      let end = file.code[start.line...].firstIndex { $0.hasPrefix("}") } ?? file.code.endIndex
      let own = declared.filter { start.line <= $0.line && $0.line <= end }
      return own.enumerated().map { index, match in
        let last = index + 1 < own.count ? own[index + 1].line - 1 : end
        var first = match.line - 1
        while first > start.line, file.code[first - 1].hasPrefix("  @") { first -= 1 }
        return Modifier(
          name: match.parts[1], line: match.line,
          code: file.code[first..<last].joined(separator: "\n"))
      }
    }
  }
}
