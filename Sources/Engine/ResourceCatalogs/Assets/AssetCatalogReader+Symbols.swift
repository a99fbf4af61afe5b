import DiagnosticRecords

extension AssetCatalogReader {
  /// Reads a `.symbolset` folder: one drawing made with Apple's symbol template.
  mutating func addSymbolSet(_ path: String, name: String) {
    guard catalog.symbols[name] == nil else { return reportDuplicate(name, path) }
    let file = path + "/Contents.json"
    guard let contents = contents(of: file) else { return }
    let names = contents["symbols"].list.compactMap { $0["filename"].string }
    let drawings = names.compactMap { self.file($0, of: path, named: file) }
    if drawings.isEmpty, !names.isEmpty { return }
    guard let url = drawings.first, let bytes = FolderListing.bytes(url) else {
      return report(
        .missingAssetFile, "The symbol set “\(name)” has no drawing.",
        hint: "Export the symbol again as an SVG template.", file: file)
    }
    guard let drawing = SymbolTemplate.read(bytes) else {
      return report(
        .brokenSymbol, "The symbol “\(name)” is no readable symbol template.",
        hint: "Export it from the SF Symbols app or another template of Apple's.",
        file: url)
    }
    catalog.symbols[name] = drawing
  }
}
