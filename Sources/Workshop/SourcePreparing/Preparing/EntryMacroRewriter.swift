import SourceLexing

/// Shows SwiftUI's macro `Entry` to the files that write it, and to no other.
///
/// A name of a module that all see would keep the compiler from finding an associated type of the
/// same name where it is inferred: `Timeline<Entry>` in a provider of another file did not compile.
enum EntryMacroRewriter {
  private static let module = "SwiftUI"
  private static let mark = "@_spi(EntryMacro) "

  /// A statement that shows it to a file that writes it and imports SwiftUI by another module only;
  /// nil for any other file.
  static func statement(_ source: SourceText, _ imports: [FileFacts.Import]) -> String? {
    isWritten(source) && !imports.contains { $0.module == module } ? mark + "import \(module)" : nil
  }

  /// The edits of the statements with which a file that writes it imports SwiftUI.
  static func edits(_ source: SourceText, _ imports: [FileFacts.Import]) -> [TextEdit] {
    guard isWritten(source) else { return [] }
    let ranges = imports.filter { $0.module == module }.map(\.moduleRange)
    return source.tokens.indices.dropLast().compactMap { index in
      guard source.isWord(index, "import"), ranges.contains(source.tokens[index + 1].range) else {
        return nil
      }
      let start = source.tokens[index].range.lowerBound
      return TextEdit(start..<start, mark)
    }
  }

  private static func isWritten(_ source: SourceText) -> Bool {
    source.tokens.contains { $0.kind == .attribute && source.text($0) == "@Entry" }
  }
}
