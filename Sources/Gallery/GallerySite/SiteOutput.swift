import CatalogueManifest
import Foundation
import Synchronization

/// The folder a site is written to, by several threads.
final class SiteOutput: Sendable {
  let folder: URL
  /// Folders known to be there, so that thousands of pictures do not ask again.
  private let folders = Mutex<Set<String>>([])

  init(folder: URL) { self.folder = folder }

  func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

  func write(_ data: Data, _ path: String) throws {
    try PlainFile.write(data, to: try file(path))
  }

  /// Moves a file there; of one on another disk it makes a copy.
  func take(_ source: URL, as path: String) throws {
    let target = try file(path)
    if rename(source.path, target.path) != 0 {
      try FileManager.default.copyItem(at: source, to: target)
    }
  }

  /// Where a file goes, in a folder that is there.
  private func file(_ path: String) throws -> URL {
    let file = folder.appendingPathComponent(path)
    let parent = file.deletingLastPathComponent()
    // Nobody may write into a folder that another thread is just making.
    try folders.withLock { folders in
      guard folders.insert(parent.path).inserted else { return }
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    return file
  }
}
