import FilePaths
import Foundation

/// Where the headers are that others include.
struct HeaderSearch {
  /// Folders that settings name, in their order.
  private let folders: [URL]
  /// Headers of the project, by name; the first of equal names.
  private let known: [String: URL]

  /// - Parameters:
  ///   - known: headers that are found by their names alone.
  init(folders: [URL], known: [URL]) {
    self.folders = folders
    self.known = Dictionary(known.map { ($0.lastPathComponent, $0) }) { first, _ in first }
  }

  /// The folders that a target's settings name.
  ///
  /// - Parameters:
  ///   - root: what their paths are relative to.
  ///   - known: headers of the project.
  init(_ settings: BuildSettings, in root: URL, known: [URL]) {
    let names = ["USER_HEADER_SEARCH_PATHS", "HEADER_SEARCH_PATHS", "SYSTEM_HEADER_SEARCH_PATHS"]
    let frameworks = settings.folders("FRAMEWORK_SEARCH_PATHS", in: root)
    self.init(
      folders: names.flatMap { settings.folders($0, in: root) } + frameworks, known: known)
  }

  /// The header that an `#include` means: beside the one that says so, in a folder that settings
  /// name, in a framework there, or of its name anywhere in the project.
  func find(_ name: String, from header: URL) -> URL? {
    let beside = header.deletingLastPathComponent().appendingPathComponent(name)
    if let found = MacDisk.find(beside.standardizedFileURL) { return found }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    for folder in folders {
      var paths = [name]
      if parts.count == 2 { paths.append("\(parts[0]).framework/Headers/\(parts[1])") }
      for path in paths {
        let url = folder.appendingPathComponent(path).standardizedFileURL
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return known[(name as NSString).lastPathComponent]
  }
}

extension BuildSettings {
  /// More folders below one are not searched.
  private static let mostFolders = 200

  /// The folders that a setting names, relative to a project; of one that ends in `**` those within
  /// it too.
  func folders(_ name: String, in root: URL) -> [URL] {
    paths(name).flatMap { path -> [URL] in
      let isDeep = path.hasSuffix("**")
      let plain = isDeep ? String(path.dropLast(2)) : path
      let named = DiskPath.named(plain, in: root).standardizedFileURL
      guard Self.isNear(named, root), let folder = MacDisk.find(named) else { return [] }
      return [folder] + (isDeep ? Self.below(folder) : [])
    }
  }

  /// Whether a folder may be the project's: what lies elsewhere, as in `/usr/include`, is meant to
  /// be the Mac's.
  private static func isNear(_ folder: URL, _ root: URL) -> Bool {
    let paths = [folder, root].map { $0.standardizedFileURL.pathComponents.dropFirst() }
    return paths[0].first == paths[1].first
  }

  /// The folders within a folder that hold files, and those that they lie in, sorted.
  private static func below(_ folder: URL) -> [URL] {
    let listing = SourceListing(folder, isWhole: true)
    var paths: Set<String> = []
    for file in listing.resources + listing.swiftFiles {
      var path = (file as NSString).deletingLastPathComponent
      while !path.isEmpty, paths.insert(path).inserted {
        path = (path as NSString).deletingLastPathComponent
      }
    }
    return paths.sorted().prefix(mostFolders).map(folder.appendingPathComponent)
  }

  /// The words of a setting; blanks between quotes or behind a backslash belong to them.
  private func paths(_ name: String) -> [String] {
    var result: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in self[name] ?? "" {
      switch character {
      case _ where isEscaped:
        word.append(character)
        isEscaped = false
      case "\\": isEscaped = true
      case _ where character == quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil: quote = character
      case _ where character.isWhitespace && quote == nil:
        result.append(word)
        word = ""
      default: word.append(character)
      }
    }
    return (result + [word]).filter { !$0.isEmpty }
  }
}
