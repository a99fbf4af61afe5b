import Foundation

/// The packages that a target's project refers to.
struct PackageReferences {
  /// Folders of packages at hand.
  private(set) var folders: [URL] = []
  /// Notes where modules of packages come from that are not at hand.
  private(set) var remoteProducts = ModuleShelf()
  /// Whether the target itself names a product of a package that is at hand.
  private(set) var usesLocalProducts = false

  /// - Parameter others: packages beside the project in its workspace.
  init(_ target: XcodeTarget, beside others: [URL]) {
    let document = target.document
    var found: [URL] = []
    for reference in document.root.objects("packageReferences") {
      if let path = reference.text("relativePath") {
        found.append(document.sourceRoot.appendingPathComponent(path).standardizedFileURL)
      } else if let address = reference.text("repositoryURL") {
        let name = URL(fileURLWithPath: address).deletingPathExtension().lastPathComponent
        found.append(
          document.sourceRoot.appendingPathComponent("SourcePackages/checkouts/" + name))
      }
    }
    let local = Set(
      document.root.objects("packageReferences").compactMap { $0.text("relativePath") }
        .map { document.sourceRoot.appendingPathComponent($0).standardizedFileURL.path })
    found += target.tree.folders
    for folder in target.tree.synchronizedFolders.compactMap(target.tree.place) {
      found += Self.packages(in: folder)
    }
    folders = (found + others).filter { folder in
      local.contains(folder.path) || Self.isPackage(folder)
    }
    for product in document.root.objects("targets").flatMap({
      $0.objects("packageProductDependencies")
    }) {
      guard let name = product.text("productName"),
        let address = product.object("package")?.text("repositoryURL")
      else { continue }
      remoteProducts.note(
        SettingReferences.identifier(name),
        comesFrom: "It comes from \(address), which is not at hand.")
    }
    usesLocalProducts = target.object.objects("packageProductDependencies").contains {
      $0.object("package")?.text("repositoryURL") == nil
    }
  }

  /// The packages of a folder that Xcode shows as it is on disk: itself, or those up to two folders
  /// down, sorted.
  private static func packages(in folder: URL, depth: Int = 2) -> [URL] {
    if isPackage(folder) { return [folder] }
    guard depth > 0 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().flatMap {
      packages(in: folder.appendingPathComponent($0), depth: depth - 1)
    }
  }

  /// Whether a folder holds a manifest.
  static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }
}
