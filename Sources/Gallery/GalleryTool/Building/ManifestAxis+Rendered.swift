import CatalogueManifest
import ResourceCatalogs
import WidgetHost

extension ManifestAxis {
  /// The axes of what was rendered, with the values that occur; `themes/variants/` has the words
  /// and the order. What it does not know is called by its own name and comes last.
  static func rendered(
    in manifest: Manifest, named words: [VariantAxis], base: RenderSurroundings
  ) -> [ManifestAxis] {
    let others = Set(manifest.renders.flatMap(\.variant.keys)).subtracting(words.map(\.id))
    let unnamed = others.sorted().map { VariantAxis(id: $0, name: $0, order: .max, values: []) }
    return (words + unnamed).compactMap { axis in
      let isFamily = axis.id == FamilyAxis.name
      let used = Set(
        manifest.renders.compactMap { isFamily ? $0.family : $0.variant[axis.id] })
      if used.isEmpty { return nil }
      let known = axis.values.filter { used.contains($0.id) }.map {
        Value($0.id, $0.name, trait: $0.trait)
      }
      // The usual one is first.
      let type = RenderAxes.named(axis.id)
      let usual = (type?.usual(in: base) ?? []).filter(used.contains)
      let rest = used.subtracting(axis.values.map(\.id)).subtracting(usual).sorted()
      let unknown = (usual.filter { !known.map(\.name).contains($0) } + rest).map {
        Value($0, type?.title(of: $0) ?? $0)
      }
      let isUsualKnown = usual.allSatisfy(known.map(\.name).contains)
      var result = ManifestAxis(
        axis.id, axis.name, isUsualKnown ? known + unknown : unknown + known)
      if type?.spelling == .unlessUsual { result.usual = type?.usual(in: base).first }
      if isFamily { result.setGrounds() }
      return result
    }
  }

  /// What does not stand on a card says so.
  private mutating func setGrounds() {
    for index in values.indices
    where FamilyTraits.named(values[index].name).ground == .wallpaper {
      values[index].ground = .wallpaper
    }
  }
}
