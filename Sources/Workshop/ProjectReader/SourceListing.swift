package import Foundation

/// Walks a folder in a fixed order and tells source from resources.
package struct SourceListing {
  /// Paths relative to the folder, sorted.
  package private(set) var swiftFiles: [String] = []
  /// Files and opaque folders, relative, sorted.
  private(set) var resources: [String] = []

  private static let skippedExtensions = [
    "docc", "framework", "playground", "xcodeproj", "xcframework", "xcworkspace",
  ]
  /// Folders that are one resource each.
  private static let opaqueExtensions = [
    "bundle", "imageset", "lproj", "scnassets", "xcassets", "xcdatamodeld", "xcdatamodel",
  ]
  /// Deeper nesting than this is a loop or a mistake.
  private static let deepest = 24
  private let isWhole: Bool

  /// - Parameter isWhole: whether folders are entered that usually hold tests or tools' output,
  ///   because a project says that everything here belongs to it.
  package init(_ root: URL, excluding patterns: [PathPattern] = [], isWhole: Bool = false) {
    self.isWhole = isWhole
    walk(root.path, "", patterns, depth: 0)
    swiftFiles.sort()
    resources.sort()
  }

  private mutating func walk(
    _ folder: String, _ prefix: String, _ patterns: [PathPattern], depth: Int
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = prefix + name
      let full = folder + "/" + name
      var isFolder: ObjCBool = false
      guard !patterns.contains(where: { $0.matches(path) }),
        FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      else { continue }
      let suffix = (name as NSString).pathExtension
      if !isFolder.boolValue {
        add(path, name, suffix, full)
      } else if Self.opaqueExtensions.contains(suffix) {
        resources.append(path)
      } else if isEntered(name, suffix), depth < Self.deepest, !Self.leadsBack(full) {
        walk(full, path + "/", patterns, depth: depth + 1)
      }
    }
  }

  /// Notes a file, unless it is code for a tool that makes projects or packages.
  private mutating func add(_ path: String, _ name: String, _ suffix: String, _ full: String) {
    if suffix != "swift" {
      resources.append(path)
    } else if TuistManifest.isOne(URL(fileURLWithPath: full)) {
      return
    } else if !name.hasPrefix("Package") || !(name == "Package.swift" || name.contains("@")) {
      swiftFiles.append(path)
    }
  }

  /// Whether a folder is a link to one that holds it, which would never end.
  private static func leadsBack(_ path: String) -> Bool {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    else { return false }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath()
    return (parent.path + "/").hasPrefix(real + "/")
  }

  /// Whether a folder is one resource.
  static func isOpaque(_ url: URL) -> Bool { opaqueExtensions.contains(url.pathExtension) }

  /// Test bundles have entries and modules of their own.
  private func isEntered(_ name: String, _ suffix: String) -> Bool {
    guard !Self.skippedExtensions.contains(suffix) else { return false }
    return isWhole || (!VendoredFolders.names.contains(name) && !name.hasSuffix("Tests"))
  }
}
