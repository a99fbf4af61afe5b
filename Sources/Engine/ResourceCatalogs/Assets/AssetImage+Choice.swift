extension AssetImage {
  /// The file to draw: the best fit to the appearance, then the scale itself, the next larger, the
  /// largest. A drawing fits every scale. Nil if the set is empty.
  package func best(
    scale: Double, scheme: PaletteScheme = .light, contrast: PaletteContrast = .standard,
    idiom: String = "iphone", direction: String = "left-to-right"
  ) -> Variant? {
    let best = AssetTraits.best(
      of: variants, \.traits, scheme: scheme, contrast: contrast, idiom: idiom,
      direction: direction)
    guard let best else { return nil }
    let candidates = variants.filter { $0.traits == best.traits }
    if let drawing = candidates.first(where: { $0.scale == nil }) { return drawing }
    let sorted = candidates.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    return sorted.first { ($0.scale ?? 0) >= scale } ?? sorted.last
  }
}
