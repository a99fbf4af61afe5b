import Encodings
import FilePaths
import Foundation

/// The files that `sources` of a target in a `project.yml` stands for.
struct XcodeGenSources {
  /// In the order of the entries, then of their paths; among them those that are not there.
  private(set) var files: [URL] = []

  /// - Parameter root: the folder that paths start from.
  init(_ value: JSONValue?, in root: URL) {
    let entries = value.map { $0.items.isEmpty ? [$0] : $0.items } ?? []
    for entry in entries { add(entry, in: root) }
  }

  private mutating func add(_ entry: JSONValue, in root: URL) {
    guard let path = entry.text ?? entry["path"]?.text else { return }
    // Headers, and what is copied elsewhere or nowhere.
    if let phase = entry["buildPhase"], !["sources", "resources"].contains(phase.text) { return }
    let wanted = DiskPath.named(path, in: root).standardizedFileURL
    guard let url = MacDisk.find(wanted) else {
      if entry["optional"] != .bool(true) { files.append(wanted) }
      return
    }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let isWhole = entry["type"]?.text == "folder" || entry["type"]?.text == "file"
    guard isFolder.boolValue, !isWhole, !SourceListing.isOpaque(url) else {
      files.append(url)
      return
    }
    func patterns(_ name: String) -> [PathPattern] {
      (entry[name]?.texts ?? []).map(PathPattern.init)
    }
    let listing = SourceListing(url, excluding: patterns("excludes"), isWhole: true)
    let included = patterns("includes")
    files += (listing.swiftFiles + listing.resources).sorted().filter { path in
      included.isEmpty || included.contains { $0.matches(path) }
    }.map(url.appendingPathComponent)
  }
}
