import Foundation
import WidgetSettings

/// Modules that a team puts in the place of those that are not at hand: by `--stub` one made from
/// its use, by `stubs` in `vitrine.json` or a folder `stubs/Module` beside it one with code.
struct StandInModules {
  /// The folder beside `vitrine.json` that is looked into.
  static let folderName = "stubs"

  private(set) var sources: [ModuleSource] = []
  /// What the settings name and what is not there: module and path.
  private(set) var missing: [(module: String, path: String)] = []

  /// - Parameters:
  ///   - settings: what the project and the command line say.
  ///   - folder: the folder of `vitrine.json`.
  init(_ settings: ProjectSettings, in folder: URL) {
    let modules = settings[.stubs].modules
    for name in modules.keys.sorted() {
      let path = modules[name] ?? ""
      let place = folder.appendingPathComponent(path).standardizedFileURL
      guard FileManager.default.fileExists(atPath: place.path) else {
        missing.append((name, path))
        continue
      }
      sources.append(Self.module(name, at: place))
    }
    for name in Self.folders(in: folder) where !has(name) {
      let place = folder.appendingPathComponent(Self.folderName + "/" + name)
      sources.append(Self.module(name, at: place))
    }
    for name in settings[.emptyModules] where !has(name) {
      sources.append(ModuleSource(name: name, files: []))
    }
  }

  private func has(_ name: String) -> Bool { sources.contains { $0.name == name } }

  private static func module(_ name: String, at place: URL) -> ModuleSource {
    if place.pathExtension == "swift" { return ModuleSource(name: name, files: [place]) }
    let listing = SourceListing(place, isWhole: true)
    return ModuleSource(
      name: name, files: listing.swiftFiles.map(place.appendingPathComponent),
      resources: listing.resources.map(place.appendingPathComponent))
  }

  /// Folders that hold Swift files in the folder of stubs, sorted.
  static func folders(in folder: URL) -> [String] {
    let place = folder.appendingPathComponent(folderName)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().filter { name in
      !name.hasPrefix(".") && !name.hasSuffix(".swift")
        && !SourceListing(place.appendingPathComponent(name), isWhole: true).swiftFiles.isEmpty
    }
  }
}
