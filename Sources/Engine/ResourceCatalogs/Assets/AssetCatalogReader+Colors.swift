import DiagnosticRecords
import VectorDrawing

extension AssetCatalogReader {
  /// Reads a `.colorset` folder.
  mutating func addColorSet(_ path: String, name: String) {
    guard catalog.colors[name] == nil else { return reportDuplicate(name, path) }
    let file = path + "/Contents.json"
    guard let contents = contents(of: file) else { return }
    var common: [AssetColor.Variant] = []
    var wideGamut: [AssetColor.Variant] = []
    for entry in contents["colors"].list where entry["color"].exists {
      guard let value = colorValue(entry["color"], name: name, file: file) else { continue }
      let variant = AssetColor.Variant(value: value, traits: traits(of: entry, file: file))
      if entry["display-gamut"].string == "display-P3" {
        wideGamut.append(variant)
      } else {
        common.append(variant)
      }
    }
    // Of equally fitting variants the first is taken: sRGB where both gamuts are given.
    let variants = common + wideGamut
    // Xcode's templates bring empty sets of these names, which mean “not set”.
    if variants.isEmpty, !["AccentColor", "WidgetBackground"].contains(name) {
      report(
        .emptyAsset, "The colour set “\(name)” holds no usable colour.",
        hint: "Give it a colour for “Any Appearance”.", file: file)
    }
    catalog.colors[name] = AssetColor(name: name, variants: variants)
  }

  /// A colour's value, or nil after a report.
  private mutating func colorValue(
    _ color: LooseValue, name: String, file: String
  ) -> AssetColor.Value? {
    if let reference = color["reference"].string {
      if let system = SystemColor(named: reference) { return .system(system) }
      report(
        .unknownSystemColor,
        "The colour “\(name)” refers to “\(reference)”, which is no known system colour.",
        hint: "Choose another system colour or give components.", file: file)
      return nil
    }
    switch ColorComponents.read(color) {
    case .success(let rgba): return .components(rgba)
    case .failure(let failure):
      report(
        .oddColor, "The colour “\(name)”: \(failure.problem)",
        hint: "Components are hexadecimal 0x00…0xFF, integers 0…255 or decimals 0.0…1.0.",
        file: file)
      return failure.substitute.map { .components($0) }
    }
  }
}
