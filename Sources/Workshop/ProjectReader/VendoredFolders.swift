import Foundation

/// Folders of a project that tools fill: with dependencies, or with what they build.
enum VendoredFolders {
  static let names: Set = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules", "xcuserdata",
  ]

  /// Whether a file lies in one, or in a hidden folder, below the folder given.
  static func hold(_ url: URL, below folder: URL) -> Bool {
    DiskPath.relative(url, to: folder).split(separator: "/").contains { name in
      names.contains(String(name)) || name.hasPrefix(".") && name != ".."
    }
  }
}
