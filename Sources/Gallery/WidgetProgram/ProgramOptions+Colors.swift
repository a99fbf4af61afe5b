import ResourceCatalogs

extension ProgramOptions {
  /// What the asset catalogs of the program call their colours; nil where they name none.
  package var colorNames: [String: [String: [String]]]? {
    guard let palette = try? Palette.load(palette) else { return nil }
    return AssetCatalog(reading: assetCatalogs).colorNames(palette)
  }
}
