import CatalogueManifest
import ResourceCatalogs

extension Axis {
  /// The axes of what was rendered, with the values that occur; `themes/variants/` has the words
  /// and the order. What it does not know is called by its own name and comes last.
  static func rendered(in manifest: Manifest, named words: [VariantAxis]) -> [Axis] {
    let others = Set(manifest.renders.flatMap(\.variant.keys)).subtracting(words.map(\.id))
    let unnamed = others.sorted().map { VariantAxis(id: $0, name: $0, order: .max, values: []) }
    return (words + unnamed).map { axis in
      let used = Set(
        manifest.renders.compactMap { axis.id == "family" ? $0.family : $0.variant[axis.id] })
      let known = axis.values.filter { used.contains($0.id) }.map { Value($0.id, $0.name) }
      let unknown = used.subtracting(axis.values.map(\.id)).sorted().map { Value($0, $0) }
      return Axis(axis.id, axis.name, known + unknown)
    }
  }
}
