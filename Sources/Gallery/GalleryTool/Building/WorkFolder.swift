import Foundation

/// A folder for files that nobody needs after the command has ended.
struct WorkFolder: Sendable {
  let url: URL

  /// Makes it.
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Stop([Staging.unusable(url.deletingLastPathComponent(), error)])
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
