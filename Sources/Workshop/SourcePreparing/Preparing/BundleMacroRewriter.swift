import SourceLexing

/// Names the module's bundle where code asks for the one that it lies in (`#bundle`).
enum BundleMacroRewriter {
  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    source.tokens.filter { source.text($0) == "#bundle" }
      .map { TextEdit($0.range, "Bundle.module") }
  }
}
