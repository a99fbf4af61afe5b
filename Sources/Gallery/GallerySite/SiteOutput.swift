import CatalogueManifest
import Foundation

/// The folder a site is written to.
final class SiteOutput {
  let folder: URL
  /// Folders known to be there, so that thousands of pictures do not ask again.
  private var folders: Set<String> = []

  init(folder: URL) { self.folder = folder }

  func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

  func write(_ data: Data, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    let parent = file.deletingLastPathComponent()
    if folders.insert(parent.path).inserted {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    try PlainFile.write(data, to: file)
  }
}
