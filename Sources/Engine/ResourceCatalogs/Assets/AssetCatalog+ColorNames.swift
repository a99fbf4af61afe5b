import VectorDrawing

extension AssetCatalog {
  /// What its colours are called, by scheme, then as pictures write them (`RGBA.text`); nil if it
  /// has none.
  package func colorNames(_ palette: Palette) -> [String: [String: [String]]]? {
    var names: [String: [String: [String]]] = [:]
    for scheme in PaletteScheme.allCases {
      for name in self.names(of: .color) {
        guard let color = color(named: name)?.color(scheme: scheme, palette: palette),
          color.alpha > 0
        else { continue }
        names[scheme.rawValue, default: [:]][color.text, default: []].append(name)
      }
    }
    return names.isEmpty ? nil : names
  }
}
