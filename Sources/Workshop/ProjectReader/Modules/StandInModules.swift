import Foundation
import WidgetSettings

/// Modules that a team puts in for those that are not at hand: by `--stub` one made from
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
      let url = folder.appendingPathComponent(path).standardizedFileURL
      guard FileManager.default.fileExists(atPath: url.path) else {
        missing.append((name, path))
        continue
      }
      sources.append(Self.module(name, at: url))
    }
    for name in Self.folders(in: folder) where !has(name) {
      let url = folder.appendingPathComponent(Self.folderName + "/" + name)
      sources.append(Self.module(name, at: url))
    }
    for name in settings[.madeModules] where !has(name) {
      sources.append(ModuleSource(name: name, files: []))
    }
  }

  private func has(_ name: String) -> Bool { sources.contains { $0.name == name } }

  private static func module(_ name: String, at url: URL) -> ModuleSource {
    if url.pathExtension == "swift" { return ModuleSource(name: name, files: [url]) }
    let listing = SourceListing(url, isWhole: true)
    return ModuleSource(
      name: name, files: listing.swiftFiles.map(url.appendingPathComponent),
      resources: listing.resources.map(url.appendingPathComponent))
  }

  /// Folders that hold Swift files in the folder of stubs, sorted.
  static func folders(in folder: URL) -> [String] {
    let url = folder.appendingPathComponent(folderName)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { name in
      !name.hasPrefix(".") && !name.hasSuffix(".swift")
        && !SourceListing(url.appendingPathComponent(name), isWhole: true).swiftFiles.isEmpty
    }
  }
}
