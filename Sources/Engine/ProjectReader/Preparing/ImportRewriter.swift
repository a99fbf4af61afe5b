/// Makes imports fit the modules that exist here: Apple's C library gets its name on this system,
/// and submodules (`os.log`), which Swift modules do not have, are cut off.
struct ImportRewriter {
  let modules: ModuleAvailability

  init(_ modules: ModuleAvailability) {
    self.modules = modules
  }

  func edits(_ source: SourceText, _ imports: [FileFacts.Import]) -> [TextEdit] {
    imports.flatMap { statement -> [TextEdit] in
      var edits: [TextEdit] = []
      if let name = ModuleAvailability.systemLibraries[statement.module] {
        edits.append(.padded(statement.moduleRange, name))
      }
      if let submodule = statement.submoduleRange, modules.canImport(statement.module) {
        edits.append(.blanked(submodule, in: source.bytes))
      }
      return edits
    }
  }
}
