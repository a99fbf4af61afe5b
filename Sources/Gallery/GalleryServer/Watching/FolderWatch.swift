package import Foundation

/// Notices what changes in some folders by looking at them again and again.
///
/// Dates, sizes and identities of files are compared, not events of the system: that works for
/// editors that save by renaming, for new and removed folders, in containers and on shared disks
/// alike. A change is told when two looks in a row see the same, so that one of many files, or of
/// one in pieces, is told once.
package struct FolderWatch {
  /// What to look at.
  package struct Scope: Hashable, Sendable {
    package var folder: URL
    /// Whether the folders in it are looked into as well.
    package var isDeep: Bool

    package init(_ folder: URL, isDeep: Bool = true) {
      (self.folder, self.isDeep) = (folder.standardizedFileURL, isDeep)
    }
  }

  /// A file that is not as it was.
  package struct Change: Hashable, Sendable {
    /// What has become of it.
    package enum Kind: Hashable, Sendable {
      case added
      case changed
      case removed
    }

    package var path: String
    package var kind: Kind
    /// Seconds since it was written, as far as its date tells.
    package var age: Double

    package init(path: String, kind: Kind, age: Double) {
      (self.path, self.kind, self.age) = (path, kind, age)
    }
  }

  private var scopes: [Scope]
  private let excluded: Set<String>
  /// The files as they were told last.
  private var told: FolderState
  /// The files as they were seen last.
  private var seen: FolderState

  /// - Parameter excluded: Folders that are not looked into.
  package init(_ scopes: [Scope], excluding excluded: [URL] = []) {
    self.scopes = scopes
    self.excluded = Set(excluded.map(\.standardizedFileURL.path))
    told = FolderState(scopes, excluding: self.excluded)
    seen = told
  }

  /// Whether something is changing just now: then it pays to look again soon.
  package var isUnsettled: Bool { seen.files != told.files }

  /// How many files are looked at.
  package var count: Int { seen.files.count }

  /// What has changed since the last answer; empty while more may come.
  package mutating func look() -> [Change] {
    let now = FolderState(scopes, excluding: excluded)
    defer { seen = now }
    guard now.files == seen.files, now.files != told.files else { return [] }
    let changes = now.changes(since: told)
    told = now
    return changes
  }

  /// Looks at more folders, whose files are taken as they are.
  package mutating func add(_ more: [Scope]) {
    let new = more.filter { !scopes.contains($0) && !seen.hasVisited($0) }
    guard !new.isEmpty else { return }
    scopes += new
    let found = FolderState(new, excluding: excluded)
    told.add(found)
    seen.add(found)
  }
}
