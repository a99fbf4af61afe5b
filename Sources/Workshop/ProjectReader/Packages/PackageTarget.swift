import Foundation
import WidgetSettings

/// The files of one target of a package.
struct PackageTarget {
  let target: PackageManifest.Target
  let manifest: PackageManifest
  /// The package's folder.
  let package: URL

  /// The module's name: what is no letter or digit becomes `_`.
  var module: String { SettingReferences.identifier(target.name) }

  /// Whether it is made of code that could be compiled here.
  var isCompiled: Bool { ["regular", "executable"].contains(target.type) }

  /// Where its files are: named, or in a folder of its name, or in the only one's `Sources`.
  var folder: URL? {
    if let path = target.path {
      return DiskPlace.find(package.appendingPathComponent(path).standardizedFileURL)
    }
    for parent in ["Sources", "Source", "src", "srcs"] {
      let url = package.appendingPathComponent("\(parent)/\(target.name)")
      if let found = DiskPlace.find(url) { return found }
    }
    let isOnly = manifest.targets.filter { ["regular", "executable"].contains($0.type) }.count == 1
    return isOnly ? DiskPlace.find(package.appendingPathComponent("Sources")) : nil
  }

  /// The module, if it is written in Swift.
  func source(for platform: TargetPlatform) -> ModuleSource? {
    guard let folder, isCompiled else { return nil }
    let listing = SourceListing(
      folder, excluding: target.exclude.map(PathPattern.init), isWhole: true)
    let files = listing.swiftFiles.filter { path in
      target.sources?.contains { PathPattern($0).matches(path) } ?? true
    }
    guard !files.isEmpty else { return nil }
    var resources = listing.resources.filter(isResource).map(folder.appendingPathComponent)
    // A folder that is copied as it is keeps its shape.
    resources += target.resources.map(folder.appendingPathComponent).filter {
      $0.pathExtension == "bundle"
    }
    return ModuleSource(
      name: module, files: files.map(folder.appendingPathComponent), resources: resources,
      compilation: compilation(platform), package: SettingReferences.identifier(manifest.name))
  }

  /// Named by the manifest, or of a kind that SwiftPM takes by itself.
  private func isResource(_ path: String) -> Bool {
    let isTaken = ["xcassets", "xcstrings", "lproj"].contains((path as NSString).pathExtension)
    return isTaken || target.resources.contains { PathPattern($0).matches(path) }
  }

  private func compilation(_ platform: TargetPlatform) -> Compilation {
    var result = Compilation(
      flags: ["DEBUG", "SWIFT_PACKAGE"], languageMode: manifest.languageMode)
    for setting in target.settings
    where setting.platforms.isEmpty || setting.platforms.contains(platform.rawValue.lowercased()) {
      switch setting.name {
      case "define": result.flags.append(setting.value)
      case "swiftLanguageMode": result.languageMode = Compilation.languageMode(setting.value)
      case "defaultIsolation": result.isMainActorByDefault = setting.value == "MainActor"
      case "enableUpcomingFeature" where Compilation.followed.contains(setting.value):
        result.features.append(setting.value)
      default: break
      }
    }
    return result
  }
}
