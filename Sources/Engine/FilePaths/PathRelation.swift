import CLibrary
package import Foundation

/// How one path on disk lies to another, whatever links, capitals or mounts lead to them: folders
/// are the same if the system says so.
package enum PathRelation: Hashable, Sendable {
  case same
  /// The first holds the second.
  case holds
  /// The first lies in the second; `isHidden` if below a folder whose name begins with a full
  /// stop, which no reader enters.
  case inside(isHidden: Bool)
  case apart

  /// - Parameters:
  ///   - url: It need not be there yet.
  ///   - other: What is not there is apart from all others.
  package init(_ url: URL, to other: URL) {
    let (above, below) = (Trail(url), Trail(other))
    guard let target = below.own else {
      self = .apart
      return
    }
    if above.own == target {
      self = .same
    } else if let depth = above.ancestors.firstIndex(where: { $0.identity == target }) {
      let names = above.missing + above.ancestors[..<depth].map(\.name) + [above.name]
      self = .inside(isHidden: names.contains { $0.hasPrefix(".") })
    } else if let own = above.own, below.ancestors.contains(where: { $0.identity == own }) {
      self = .holds
    } else {
      self = .apart
    }
  }

  /// A path with all folders it lies in.
  private struct Trail {
    struct Identity: Hashable {
      let device: UInt64
      let number: UInt64
    }

    /// What it is; nil if it is not there.
    var own: Identity?
    /// Its last name, once links are followed.
    var name = ""
    /// Names of folders on the way that are not there.
    var missing: [String] = []
    /// The folders that are there, the nearest first.
    var ancestors: [(name: String, identity: Identity)] = []

    init(_ url: URL) {
      var path = url.standardizedFileURL.path
      var lost: [String] = []
      var real = PathReach.real(path)
      while real == nil, path != "/", !path.isEmpty {
        let url = URL(fileURLWithPath: path)
        lost.append(url.lastPathComponent)
        path = url.deletingLastPathComponent().path
        real = PathReach.real(path)
      }
      var folder = real ?? "/"
      if lost.isEmpty {
        own = Self.identity(folder)
        name = (folder as NSString).lastPathComponent
        if folder == "/" { return }
        folder = (folder as NSString).deletingLastPathComponent
      } else {
        name = lost.removeFirst()
        missing = lost
      }
      while true {
        if let identity = Self.identity(folder) {
          ancestors.append(((folder as NSString).lastPathComponent, identity))
        }
        if folder == "/" || folder.isEmpty { return }
        folder = (folder as NSString).deletingLastPathComponent
      }
    }

    private static func identity(_ path: String) -> Identity? {
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      return Identity(
        device: UInt64(truncatingIfNeeded: info.st_dev),
        number: UInt64(truncatingIfNeeded: info.st_ino))
    }
  }
}
