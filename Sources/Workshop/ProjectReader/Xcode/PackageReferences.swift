import FilePaths
import Foundation

/// The packages that a target's project refers to.
struct PackageReferences {
  /// Folders of packages that lie in the project.
  private(set) var folders: [URL] = []
  /// Packages that the project names by address.
  private(set) var remotes: [RemoteReference] = []
  /// Identities of those of them that the target, or a library of the project, links.
  private(set) var linked: [String] = []
  /// Names of their products that it links.
  private(set) var linkedProducts: [String] = []
  /// Whether the target itself names a product of a package that lies in the project.
  private(set) var usesLocalProducts = false

  /// - Parameter others: packages beside the project in its workspace.
  init(_ target: XcodeTarget, beside others: [URL]) {
    let document = target.document
    var found: [URL] = []
    for reference in document.root.objects("packageReferences") {
      if let path = reference.text("relativePath") {
        found.append(Self.folder(path, from: document.sourceRoot.standardizedFileURL))
      }
    }
    let local = Set(found.map(\.path))
    found += target.tree.folders
    for folder in target.tree.synchronizedFolders.compactMap(target.tree.url) {
      found += Self.packages(in: folder)
    }
    folders = (found + others).filter { folder in
      local.contains(folder.path) || Self.isPackage(folder)
    }
    readRemotes(document, target)
    usesLocalProducts = target.object.objects("packageProductDependencies").contains {
      $0.object("package")?.text("repositoryURL") == nil
    }
  }

  /// The folder that the path of a local package means. That of the project's own folder has the
  /// name which it had there (`../App`); a checkout may be called otherwise.
  private static func folder(_ path: String, from root: URL) -> URL {
    let url = root.appendingPathComponent(path).standardizedFileURL
    let isBeside = url.deletingLastPathComponent().path == root.deletingLastPathComponent().path
    return isBeside && MacDisk.find(url) == nil && isPackage(root) ? root : url
  }

  private mutating func readRemotes(_ document: XcodeDocument, _ target: XcodeTarget) {
    var products: [String: Set<String>] = [:]
    for other in document.root.objects("targets") {
      let isLibrary = XcodeTarget(object: other, tree: target.tree).isLibrary
      for product in other.objects("packageProductDependencies") {
        guard let name = product.text("productName"),
          let identity = product.object("package")?.text("repositoryURL")
            .flatMap(PackageAddress.identity)
        else { continue }
        products[identity, default: []].insert(name)
        guard isLibrary || other.id == target.object.id else { continue }
        if !linked.contains(identity) { linked.append(identity) }
        linkedProducts.append(SettingReferences.identifier(name))
      }
    }
    for reference in document.root.objects("packageReferences") {
      guard let address = reference.text("repositoryURL"),
        var remote = RemoteReference(address, PackageRequirement(reference))
      else { continue }
      remote.products = products[remote.identity, default: []].sorted()
      remote.traits.formUnion(reference.texts("traits"))
      remotes.append(remote)
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
