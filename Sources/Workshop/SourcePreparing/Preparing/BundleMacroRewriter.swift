import SourceLexing

/// Names the program's bundle where code asks for the one that it lies in (`#bundle`): here one
/// folder holds the resources of all modules.
enum BundleMacroRewriter {
  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    source.tokens.filter { source.text($0) == "#bundle" }
      .map { TextEdit($0.range, "Bundle.main") }
  }
}
