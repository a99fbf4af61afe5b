import DiagnosticRecords
import Foundation
import WidgetSettings

/// Reads packages and those they depend on, and puts their modules on a shelf.
struct PackageShelf {
  private(set) var shelf = ModuleShelf()
  private(set) var diagnostics: [Diagnostic] = []
  /// The packages that were read, in the order of reading.
  private(set) var packages: [(folder: URL, manifest: PackageManifest)] = []
  private let request: ReadRequest
  private let platform: TargetPlatform
  private let root: URL
  private var seen: Set<String> = []

  /// - Parameters:
  ///   - folders: the packages' folders.
  ///   - root: paths in diagnostics are relative to it.
  init(_ folders: [URL], _ request: ReadRequest, _ platform: TargetPlatform, root: URL) {
    (self.request, self.platform, self.root) = (request, platform, root)
    for folder in folders { read(folder) }
  }

  private mutating func read(_ folder: URL) {
    guard seen.insert(folder.standardizedFileURL.path).inserted else { return }
    let name = DiskPlace.relative(folder, to: root)
    guard let place = DiskPlace.find(folder.appendingPathComponent("Package.swift")) else {
      return diagnostics.append(.packageMissing(name))
    }
    let package = place.deletingLastPathComponent()
    do {
      let manifest = try request.manifests.read(package)
      packages.append((package, manifest))
      for target in manifest.targets { add(target, manifest, package) }
      for path in manifest.localPackages { read(URL(fileURLWithPath: path)) }
      for identity in manifest.remotePackages.keys.sorted() {
        if let checkout = Self.checkout(identity, of: package) { read(checkout) }
      }
    } catch {
      diagnostics.append(.packageUnreadable(name, error.reason))
    }
  }

  private mutating func add(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ package: URL
  ) {
    let place = PackageTarget(target: target, manifest: manifest, package: package)
    if let source = place.source(for: platform) {
      shelf.add(source)
    } else if target.type != "test", target.type != "plugin" {
      let kind = target.type == "regular" ? "without Swift files" : "of the kind \(target.type)"
      shelf.note(place.module, comesFrom: "It is a target \(kind) of \(manifest.name).")
    }
    for product in target.products.keys.sorted() {
      guard let address = manifest.remotePackages[target.products[product]?.lowercased() ?? ""]
      else { continue }
      shelf.note(
        SettingReferences.identifier(product),
        comesFrom: "It comes from \(address), which is not at hand.")
    }
  }

  /// A package that an earlier build fetched.
  private static func checkout(_ identity: String, of package: URL) -> URL? {
    for folder in [".build/checkouts", "SourcePackages/checkouts"] {
      let place = package.appendingPathComponent(folder + "/" + identity)
      if let found = DiskPlace.find(place) { return found }
    }
    return nil
  }
}
