import DiagnosticRecords

extension AssetCatalogReader {
  /// Reads a `.dataset` folder: of its files the one for all devices, else the first.
  mutating func addDataSet(_ path: String, name: String) {
    guard catalog.data[name] == nil else { return reportDuplicate(name, path) }
    let file = path + "/Contents.json"
    guard let contents = contents(of: file) else { return }
    let entries = contents["data"].list.filter { $0["filename"].string != nil }
    let chosen =
      entries.first { ($0["idiom"].string ?? "universal") == "universal" } ?? entries.first
    guard let chosen, let named = chosen["filename"].string else {
      return report(
        .emptyAsset, "The data set “\(name)” has no file.",
        hint: "Add one to it, or delete the set.", file: file)
    }
    guard let found = self.file(named, of: path, named: file) else { return }
    guard FolderListing.exists(found) else {
      return report(
        .missingAssetFile, "The data set “\(name)” names “\(named)”, which is not there.",
        hint: "Add the file, or delete the set.", file: file)
    }
    let type = chosen["universal-type-identifier"].string ?? "public.data"
    catalog.data[name] = AssetData(path: found, type: type)
  }
}
