import SourceLexing

/// Makes imports fit the modules that exist here: Apple's C library gets its name on this system
/// and a part of SwiftUI that of the whole, also where something is named by them (`Darwin.round`),
/// and submodules (`os.log`), which Swift modules do not have, are cut off. Linux has a Core
/// Foundation, whose types nothing here takes: code of Apple's systems gets ours, which comes with
/// Foundation.
struct ImportRewriter {
  /// Whether it is code of Linux.
  var isLinux = false

  private func name(of module: String) -> String? {
    !isLinux && module == "CoreFoundation"
      ? "Foundation" : ModuleAvailability.systemLibraries[module]
  }

  func edits(_ source: SourceText, _ imports: [FileFacts.Import]) -> [TextEdit] {
    imports.flatMap { statement -> [TextEdit] in
      var edits: [TextEdit] = []
      let isSpelled = source.text(statement.moduleRange) == statement.module
      if let name = name(of: statement.module) ?? (isSpelled ? nil : statement.module) {
        edits.append(.padded(statement.moduleRange, name))
      }
      if let submodule = statement.submoduleRange {
        edits.append(.blanked(submodule, in: source.bytes))
      }
      return edits
    } + qualifiedNames(source, imports)
  }

  /// What the names of a module are called by here, where that is another one.
  private static func qualified(by module: String) -> String? {
    ModuleAvailability.systemLibraries[module] ?? ModuleAvailability.meant[module]
  }

  /// `Darwin.round` and `SwiftUICore.Color` outside of imports.
  private func qualifiedNames(
    _ source: SourceText, _ imports: [FileFacts.Import]
  ) -> [TextEdit] {
    let imported = Set(imports.map(\.moduleRange))
    return source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.kind == .word, let name = Self.qualified(by: source.text(token)),
        source.isPunctuation(index + 1, "."), index > 0, !source.isPunctuation(index - 1, "."),
        !imported.contains(token.range)
      else { return nil }
      return TextEdit(token.range, name)
    }
  }
}
