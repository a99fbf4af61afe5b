package import Foundation
import ResourceCatalogs

/// Files of a widget that are not source, by kind; each list is sorted by path.
package struct ResourceRoots: Hashable, Sendable {
  /// `.xcassets` folders.
  package var assetCatalogs: [URL] = []
  /// `.xcstrings` files.
  package var stringCatalogs: [URL] = []
  /// `.lproj` folders.
  package var localizedFolders: [URL] = []
  /// `Info.plist`, if there is one.
  package var infoPlist: URL?
  /// `.intentdefinition` files.
  package var intentDefinitions: [URL] = []
  /// `.entitlements` files.
  package var entitlements: [URL] = []
  /// `.ttf`, `.otf`, `.ttc` files.
  package var fonts: [URL] = []
  /// Everything else that a bundle would carry: images, JSON, texts, nested bundles.
  package var looseFiles: [URL] = []

  package init() {}

  /// Catalogs, folders and files of strings. A file outside of any language's folder is among the
  /// loose ones, and is meant for all languages that have none of their own.
  package var strings: [URL] {
    stringCatalogs + localizedFolders
      + looseFiles.filter { ["strings", "stringsdict"].contains($0.pathExtension.lowercased()) }
  }

  /// Models of Core Data, which are among the loose files.
  package var dataModels: [URL] {
    looseFiles.filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) }
  }

  /// The models as a bundle carries them: `Notes.momd` for the current version of
  /// `Notes.xcdatamodeld`.
  package var bundledModels: [(name: String, folder: URL)] {
    dataModels.compactMap { model in
      let name = model.deletingPathExtension().lastPathComponent
      let ending = model.pathExtension == "xcdatamodeld" ? ".momd" : ".mom"
      return DataModelReader.currentVersion(of: model).map { (name + ending, $0) }
    }
  }

  /// File names that belong to building, not to the product.
  private static let toolFiles = [
    "Package.resolved", "Podfile", "Podfile.lock", "project.yml", "Makefile", "vitrine.json",
  ]
  private static let toolExtensions = [
    "md", "pbxproj", "xcconfig", "xcworkspacedata", "xcscheme", "swift", "h", "m", "mm", "c",
    "sh", "rb", "yml", "yaml", "lock", "xctestplan", "modulemap", "gif", "dart", "kt", "java",
  ]

  /// Definitions that are localised lie in `Base.lproj`, with tables of words in other folders.
  private static func definitions(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".intentdefinition") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// Adds the resources of a module that the program brings along, behind its own.
  mutating func add(_ other: ResourceRoots) {
    assetCatalogs += other.assetCatalogs
    stringCatalogs += other.stringCatalogs
    localizedFolders += other.localizedFolders
    fonts += other.fonts
    looseFiles += other.looseFiles
  }

  /// Sorts one file or opaque folder into its list.
  mutating func add(_ url: URL) {
    switch url.pathExtension.lowercased() {
    case "xcassets": assetCatalogs.append(url)
    case "xcstrings": stringCatalogs.append(url)
    case "lproj":
      localizedFolders.append(url)
      intentDefinitions += Self.definitions(in: url)
    case "intentdefinition": intentDefinitions.append(url)
    case "entitlements": entitlements.append(url)
    case "ttf", "otf", "ttc": fonts.append(url)
    case "plist" where url.lastPathComponent == "Info.plist":
      if infoPlist == nil { infoPlist = url }
    case let name where Self.toolExtensions.contains(name): break
    default:
      if !Self.toolFiles.contains(url.lastPathComponent) { looseFiles.append(url) }
    }
  }
}
