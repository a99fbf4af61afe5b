import DiagnosticRecords

extension AssetCatalogReader {
  /// Reads an `.imageset` folder.
  mutating func addImageSet(_ path: String, name: String) {
    guard catalog.images[name] == nil else { return reportDuplicate(name, path) }
    let file = path + "/Contents.json"
    guard let contents = contents(of: file) else { return }
    let properties = contents["properties"]
    var image = AssetImage(
      name: name, variants: [],
      rendering: properties["template-rendering-intent"].string.flatMap(
        AssetImage.Rendering.init),
      preservesVector: properties["preserves-vector-representation"].bool ?? false)
    for entry in contents["images"].list {
      guard let fileName = entry["filename"].string, !fileName.isEmpty else { continue }
      guard let picture = self.file(fileName, of: path, named: file) else { continue }
      guard FolderListing.exists(picture) else {
        report(
          .missingAssetFile,
          "The image set “\(name)” names “\(fileName)”, which is not there.",
          hint: "Add the file, or remove it from the set.", file: file)
        continue
      }
      image.variants.append(
        AssetImage.Variant(
          path: picture, scale: scale(entry["scale"].string, fileName),
          traits: traits(of: entry, file: file), resizing: resizing(entry["resizing"])))
    }
    if image.variants.isEmpty {
      report(
        .emptyAsset, "The image set “\(name)” holds no picture.",
        hint: "Add a picture for at least one scale.", file: file)
    }
    catalog.images[name] = image
  }

  /// Pixels per point: as written, else 1 for bitmaps and any for drawings.
  private func scale(_ text: String?, _ fileName: String) -> Double? {
    let lower = fileName.lowercased()
    if lower.hasSuffix(".svg") || lower.hasSuffix(".pdf") { return nil }
    guard let text, text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0 else {
      return 1
    }
    return scale
  }

  /// Stretching, if the catalog sets any. A direction without caps keeps none.
  private func resizing(_ resizing: LooseValue) -> AssetImage.Resizing? {
    let caps = resizing["cap-insets"]
    guard caps.isObject else { return nil }
    return AssetImage.Resizing(
      top: caps["top"].number ?? 0, left: caps["left"].number ?? 0,
      bottom: caps["bottom"].number ?? 0, right: caps["right"].number ?? 0,
      tiles: resizing["center"]["mode"].string == "tile")
  }

  /// Files beside catalogs: `name.png`, `name@2x.png`, `name@3x~ipad.jpg` are one picture.
  mutating func addLoosePictures(_ entries: [FolderListing.Entry]) {
    var found: [String: AssetImage] = [:]
    for entry in entries {
      let (stem, scale, idiom) = Self.parts(entry.stem)
      let isDrawing = entry.ending == "svg" || entry.ending == "pdf"
      let variant = AssetImage.Variant(
        path: entry.path, scale: isDrawing ? nil : scale, traits: AssetTraits(idiom: idiom),
        resizing: nil)
      for name in [stem, stem + "." + entry.ending] {
        let new = AssetImage(
          name: name, variants: [], rendering: nil, preservesVector: isDrawing)
        found[name, default: new].variants.append(variant)
      }
    }
    for name in found.keys.sorted() where catalog.images[name] == nil {
      catalog.images[name] = found[name]
    }
  }

  /// Takes `~ipad` and `@2x` off a file's name.
  private static func parts(_ stem: String) -> (stem: String, scale: Double, idiom: String?) {
    var stem = stem
    var idiom: String?
    for candidate in ["iphone", "ipad"] where stem.hasSuffix("~" + candidate) {
      stem = String(stem.dropLast(candidate.count + 1))
      idiom = candidate
    }
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      return (String(stem.dropLast(3)), Double(scale), idiom)
    }
    return (stem, 1, idiom)
  }
}
