import CLibrary
import FilePaths
import Foundation

/// The files of some folders at one moment.
struct FolderState {
  /// What tells one state of a file from another.
  struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    /// The file itself: another may take its name and date.
    var identity: UInt64
  }

  private(set) var files: [String: Stamp] = [:]
  private var folders: Set<String> = []

  /// Folders of tools, never part of a widget; hidden ones are passed over as well.
  private static let skipped: Set<String> = [
    "Carthage", "DerivedData", "build", "node_modules", "xcuserdata",
  ]
  /// Deeper nesting than this is a loop or a mistake.
  private static let deepest = 24

  init(_ scopes: [FolderWatch.Scope], excluding excluded: Set<String>) {
    // A folder is visited once: those that are looked into come first.
    for scope in scopes.filter(\.isDeep) + scopes.filter({ !$0.isDeep }) {
      visit(scope.folder.path, depth: scope.isDeep ? Self.deepest : 0, excluded)
    }
  }

  /// Whether a folder is among those that were looked at.
  func hasVisited(_ scope: FolderWatch.Scope) -> Bool { folders.contains(scope.folder.path) }

  mutating func add(_ other: FolderState) {
    files.merge(other.files) { $1 }
    folders.formUnion(other.folders)
  }

  private mutating func visit(_ folder: String, depth: Int, _ excluded: Set<String>) {
    guard !excluded.contains(folder), folders.insert(folder).inserted else { return }
    let names = FolderTree.entries(of: folder).map(\.name)
    // What this tool wrote beside the sources is not one of them.
    if names.contains("manifest.json"), names.contains("renders") { return }
    for name in names where !Self.isPassedOver(name) {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      var facts = stat()
      guard stat(path, &facts) == 0 else { continue }
      switch facts.st_mode & S_IFMT {
      case S_IFREG: files[path] = Stamp(facts)
      case S_IFDIR where depth > 0 && !Self.skipped.contains(name) && !Self.leadsBack(path):
        visit(path, depth: depth - 1, excluded)
      default: break
      }
    }
  }

  /// Hidden files, and what editors put beside a file while it is open.
  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".swp")
      || name == "4913"
  }

  /// Whether a folder is a link to one that holds it.
  private static func leadsBack(_ path: String) -> Bool {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK else { return false }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().resolvingSymlinksInPath()
    return (parent.path + "/").hasPrefix(real + "/")
  }

  /// The files that differ from those of an earlier moment, sorted by path.
  func changes(since old: FolderState) -> [FolderWatch.Change] {
    let now = Stamp.now
    let paths = Set(files.keys).union(old.files.keys)
    return paths.sorted().compactMap { path in
      let (before, after) = (old.files[path], files[path])
      guard before != after else { return nil }
      return FolderWatch.Change(
        path: path, kind: before == nil ? .added : after == nil ? .removed : .changed,
        age: after.map { $0.age(at: now) } ?? 0)
    }
  }
}

extension FolderState.Stamp {
  init(_ facts: stat) {
    #if canImport(Glibc)
      let time = facts.st_mtim
    #else
      let time = facts.st_mtimespec
    #endif
    self.init(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(facts.st_size),
      identity: UInt64(facts.st_ino))
  }

  /// The moment, as file systems write it.
  fileprivate static var now: timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }

  /// Seconds; 0 for a date that is no recent one, such as that of a copy.
  fileprivate func age(at now: timespec) -> Double {
    let age = Double(Int(now.tv_sec) - seconds) + Double(Int(now.tv_nsec) - nanoseconds) * 1e-9
    return age >= 0 && age < 10 ? age : 0
  }
}
