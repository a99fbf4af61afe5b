import DiagnosticRecords

extension AssetCatalogReader {
  /// Reads a `.symbolset` folder: one drawing made with Apple's symbol template.
  mutating func addSymbolSet(_ path: String, name: String) {
    guard catalog.symbols[name] == nil else { return reportDuplicate(name, path) }
    let file = path + "/Contents.json"
    guard let contents = contents(of: file) else { return }
    let names = contents["symbols"].list.compactMap { $0["filename"].string }
    guard let fileName = names.first, let bytes = FolderListing.bytes(path + "/" + fileName)
    else {
      return report(
        .error, "missing-asset-file", "The symbol set “\(name)” has no drawing.",
        hint: "Export the symbol again as an SVG template.", file: file)
    }
    guard let drawing = SymbolTemplate.read(bytes) else {
      return report(
        .error, "broken-symbol", "The symbol “\(name)” is no readable symbol template.",
        hint: "Export it from the SF Symbols app or another template of Apple's.",
        file: path + "/" + fileName)
    }
    catalog.symbols[name] = drawing
  }
}
