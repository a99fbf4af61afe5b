import FilePaths
import Foundation
import WidgetSettings

/// The files of one target of a package.
struct PackageTarget {
  let target: PackageManifest.Target
  private let package: PackageShelf.Package
  private var manifest: PackageManifest { package.manifest }

  init(target: PackageManifest.Target, in package: PackageShelf.Package) {
    (self.target, self.package) = (target, package)
  }

  /// The module's name: what is no letter or digit becomes `_`.
  var module: String { SettingReferences.identifier(target.name) }

  /// Whether it is made of code that could be compiled here.
  var isCompiled: Bool { ["regular", "executable"].contains(target.type) }

  /// Where its files are: named, or in a folder of its name, or in the only one's `Sources`. A
  /// package manager takes none that lies outside of the package.
  var folder: URL? {
    if let path = target.path {
      let named = MacDisk.find(package.folder.appendingPathComponent(path).standardizedFileURL)
      return named.flatMap { PathReach.isInside($0.path, package.folder.path) ? $0 : nil }
    }
    for parent in ["Sources", "Source", "src", "srcs"] {
      let url = package.folder.appendingPathComponent("\(parent)/\(target.name)")
      if let found = MacDisk.find(url) { return found }
    }
    let isOnly = manifest.targets.filter { ["regular", "executable"].contains($0.type) }.count == 1
    return isOnly ? MacDisk.find(package.folder.appendingPathComponent("Sources")) : nil
  }

  /// The module as code of a platform; nil if it is written in neither Swift nor C.
  func source(for platform: TargetPlatform) -> ModuleSource? {
    source(on: platform.rawValue.lowercased())
  }

  /// The module as what it is here, if it was made for that, else as code of a platform.
  ///
  /// - Parameter shelf: the modules that it may import.
  func source(for platform: TargetPlatform, beside shelf: ModuleShelf) -> ModuleSource? {
    guard var here = source(on: "linux"), here.clang == nil else { return source(for: platform) }
    here.compilation.isLinux = true
    let names = Set(manifest.targets.map { SettingReferences.identifier($0.name) })
    return LinuxCode(here, beside: shelf, siblings: names).isMeant ? here : source(for: platform)
  }

  private func source(on system: String) -> ModuleSource? {
    if target.type == "system" { return library }
    guard let folder, isCompiled else { return nil }
    let listing = SourceListing(folder, excluding: excluded, isWhole: true)
    let files = swiftFiles(listing)
    // A folder that is copied as it is keeps its shape; fonts and strings in it are read alone.
    let kept = target.resources.filter { path in
      (path as NSString).pathExtension == "bundle"
        || target.copied.contains(path) && isFolder(folder.appendingPathComponent(path))
    }
    let resources = listing.resources.filter { path in
      isResource(path)
        && (Self.readAlone.contains((path as NSString).pathExtension)
          || !kept.contains { path.hasPrefix($0 + "/") })
    }
    var source = ModuleSource(
      name: module, files: files.map(folder.appendingPathComponent),
      resources: (resources + kept).map(folder.appendingPathComponent),
      compilation: compilation(system), package: SettingReferences.identifier(manifest.name))
    (source.root, source.lease) = (package.root, package.lease)
    source.bundle = source.resources.isEmpty ? nil : bundle
    if files.isEmpty {
      source.clang = ClangSource(
        target, folder: folder, files: listing.resources.filter(isOurs), system: system,
        package: manifest)
      if source.clang == nil { return nil }
    }
    return source
  }

  /// What a target in Objective-C, or one that was built elsewhere, has for others to include.
  var headers: HeaderFiles {
    guard let folder else { return HeaderFiles() }
    if target.type == "binary" { return ForeignModules.headers(of: folder) }
    guard isCompiled,
      let home = MacDisk.find(folder.appendingPathComponent(target.publicHeaders ?? "include"))
    else { return HeaderFiles() }
    let code = SourceListing(
      folder, excluding: excluded, isWhole: true
    ).resources.filter { ["m", "mm"].contains(($0 as NSString).pathExtension) }
    return HeaderFiles(
      folder: home, code: code.map(folder.appendingPathComponent), within: package.folder)
  }

  /// The target as code of the compiler's plug-in; nil if there is none.
  var macroModule: MacroSource.Module? {
    guard let folder else { return nil }
    let files = swiftFiles(SourceListing(folder, excluding: excluded, isWhole: true))
    var result = MacroSource.Module(
      name: module, files: files.map(folder.appendingPathComponent),
      compilation: compilation("linux"))
    (result.package, result.lease) = (SettingReferences.identifier(manifest.name), package.lease)
    return result
  }

  /// The library of this machine that the target stands for.
  var library: ModuleSource? {
    guard let folder, SystemLibrary(folder)?.isAtHand == true else { return nil }
    var source = ModuleSource(name: module, files: [])
    (source.root, source.lease) = (package.root, package.lease)
    source.clang = ClangSource(library: folder)
    return source
  }

  /// The modules that a map of the target's headers declares under other names than its own.
  ///
  /// - Parameter source: the target's module.
  func mapped(_ source: ModuleSource) -> [ModuleSource] {
    guard let clang = source.clang, let headers = clang.headers,
      let library = SystemLibrary(headers), library.isAtHand
    else { return [] }
    return library.modules.filter { $0 != module }.map { name in
      var other = source
      (other.name, other.clang) = (name, clang.headers(of: module))
      return other
    }
  }

  private var excluded: [PathPattern] { target.exclude.map(PathPattern.init) }

  private func isOurs(_ path: String) -> Bool {
    target.sources?.contains { $0 == "." || PathPattern($0).matches(path) } ?? true
  }

  private func swiftFiles(_ listing: SourceListing) -> [String] {
    listing.swiftFiles.filter(isOurs)
  }

  private static let takenAlone = ["lproj", "xcassets", "xcdatamodel", "xcdatamodeld", "xcstrings"]
  private static let readAlone = ["lproj", "otf", "ttc", "ttf", "xcstrings"]

  /// What SwiftPM calls the bundle of its resources. A package may be called anything.
  private var bundle: String {
    "\(manifest.name)_\(target.name)".replacingOccurrences(of: "/", with: "_") + ".bundle"
  }

  private func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// Named by the manifest, or of a kind that SwiftPM takes by itself.
  private func isResource(_ path: String) -> Bool {
    let isTaken = Self.takenAlone.contains((path as NSString).pathExtension)
    return isTaken || target.resources.contains { PathPattern($0).matches(path) }
  }

  /// Features without which code of packages that choose them may not compile.
  private static let followed = [
    "BareSlashRegexLiterals", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
    "InferSendableFromCaptures", "MemberImportVisibility",
  ]

  private func compilation(_ system: String) -> Compilation {
    var result = Compilation(
      flags: ["DEBUG", "SWIFT_PACKAGE"] + manifest.enabledTraits,
      languageMode: manifest.languageMode)
    result.hasBareSlashes = false
    result.generators = Generators.writing(target.plugins)
    for setting in target.settings
    where setting.tool == "swift"
      && (setting.platforms.isEmpty || setting.platforms.contains(system))
    {
      switch setting.name {
      case "define": result.flags.append(setting.value)
      case "swiftLanguageMode": result.languageMode = Compilation.languageMode(setting.value)
      case "defaultIsolation": result.isMainActorByDefault = setting.value == "MainActor"
      case "enableUpcomingFeature"
      where (Compilation.followed + Self.followed).contains(setting.value):
        result.features.append(setting.value)
      case "enableExperimentalFeature": result.experiments.append(setting.value)
      default: break
      }
    }
    return result
  }
}
