import DiagnosticRecords
import FilePaths

/// Walks folders and gathers what asset catalogs and loose pictures hold.
struct AssetCatalogReader {
  var catalog = AssetCatalog()
  /// The part of paths that reports leave out: the folder above the one being read.
  private var root = ""
  /// The catalog being read.
  private var catalogFolder = ""
  /// Pictures outside catalogs, looked at last so that catalogs win.
  private var loose: [FolderListing.Entry] = []

  /// Reads one path: a catalog, a folder or a picture.
  mutating func read(_ path: String) {
    let entry = FolderListing.entry(path)
    root = String(entry.path.dropLast(entry.name.count))
    guard FolderListing.exists(entry.path) else {
      return report(
        .missingResource, "The resource folder is not there.",
        hint: "Correct the path, or leave it out.", file: entry.path)
    }
    visit(entry, depth: 0)
  }

  /// Everything gathered.
  mutating func finish() -> AssetCatalog {
    addLoosePictures(loose)
    return catalog
  }

  private mutating func visit(_ entry: FolderListing.Entry, depth: Int) {
    if entry.ending == "xcassets", entry.isFolder {
      visitCatalog(entry.path)
    } else if entry.isFolder {
      guard depth < 40 else { return }
      for child in FolderListing.entries(entry.path) { visit(child, depth: depth + 1) }
    } else if Self.pictureEndings.contains(entry.ending) {
      loose.append(entry)
    }
  }

  /// Endings of files that `Image("…")` finds beside catalogs.
  private static let pictureEndings = ["gif", "jpeg", "jpg", "pdf", "png", "svg", "webp"]

  /// Reads the sets of a catalog.
  private mutating func visitCatalog(_ path: String) {
    catalogFolder = path
    for entry in AssetListing(path).entries {
      switch entry {
      case .set(.color, let name, let path): addColorSet(path, name: name)
      case .set(.image, let name, let path): addImageSet(path, name: name)
      case .set(.symbol, let name, let path): addSymbolSet(path, name: name)
      case .data(let name, let path): addDataSet(path, name: name)
      case .unreadable(let path): _ = contents(of: path)
      case .outside(let path): reportOutside("The folder is a link that", path)
      }
    }
  }

  /// A file that a set names, if it lies in the catalog: a catalog is read as a whole from where it
  /// lies, and what a stranger's catalog names elsewhere on this disk is nobody's picture.
  mutating func file(_ name: String, of set: String, named file: String) -> String? {
    let here = MacDisk.name(name, in: set) ?? name
    if PathReach.isInside(here, of: set, within: catalogFolder) { return set + "/" + here }
    reportOutside("The set names \u{201C}\(name)\u{201D}, which", file)
    return nil
  }

  private mutating func reportOutside(_ subject: String, _ file: String) {
    report(
      .assetOutsideCatalog, "\(subject) leads out of the catalog; it is not read.",
      hint: "Put a copy of it into the catalog.", file: file)
  }

  /// The JSON of a set or group, or nil after a report.
  mutating func contents(of path: String) -> LooseValue? {
    let folder = String(path.dropLast("/Contents.json".count))
    guard PathReach.isInside("Contents.json", of: folder, within: catalogFolder) else {
      reportOutside("Contents.json is a link that", path)
      return nil
    }
    guard let bytes = FolderListing.bytes(path) else {
      report(
        .brokenAsset, "The set has no readable Contents.json.",
        hint: "Restore the file, or delete the set.", file: path)
      return nil
    }
    do {
      return try LooseValue.json(bytes)
    } catch {
      report(
        .brokenAsset, "Contents.json is not valid JSON. \(error.problem)",
        hint: "Repair the file; a merge conflict often leaves such marks.", file: path)
      return nil
    }
  }

  /// The conditions of an entry of a set.
  mutating func traits(of entry: LooseValue, file: String) -> AssetTraits {
    var traits = AssetTraits()
    if let idiom = entry["idiom"].string, idiom != "universal" { traits.idiom = idiom }
    traits.direction = entry["language-direction"].string
    for appearance in entry["appearances"].list {
      switch (appearance["appearance"].string, appearance["value"].string) {
      case ("luminosity", "dark"): traits.scheme = .dark
      case ("luminosity", "light"): traits.scheme = .light
      case ("luminosity", "tinted"): continue  // app icons only
      case ("contrast", "high"): traits.contrast = .increased
      case (let kind, let value):
        report(
          .unknownAppearance,
          "The appearance \(kind ?? "?") = \(value ?? "?") is not known and was ignored.",
          hint: "Known are luminosity = light or dark, and contrast = high.", file: file)
      }
    }
    return traits
  }

  /// Records something wrong, with the file relative to what was asked to be read.
  mutating func report(
    _ rule: Rule, _ message: String, hint: String, file: String
  ) {
    let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
    catalog.diagnostics.append(
      Diagnostic(rule, message, hint: hint, file: shown))
  }

  /// Says that a name is taken.
  mutating func reportDuplicate(_ name: String, _ path: String) {
    report(
      .duplicateAsset,
      "Another asset is called “\(name)” already; this one is unused.",
      hint: "Rename one of them, or let their groups provide a namespace.", file: path)
  }
}
