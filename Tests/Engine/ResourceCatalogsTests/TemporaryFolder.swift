import Foundation

/// A folder that a test fills and that is gone afterwards.
final class TemporaryFolder {
  /// The folder's absolute path.
  let path: String

  init() {
    path = NSTemporaryDirectory() + "catalogs-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes bytes to a file, making the folders above it; answers its path.
  @discardableResult
  func write(_ bytes: [UInt8], to file: String) -> String {
    let target = path + "/" + file
    let parent = URL(fileURLWithPath: target).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: target, contents: Data(bytes))
    return target
  }

  /// Writes text as UTF-8.
  @discardableResult
  func write(_ text: String, to file: String) -> String {
    write(Array(text.utf8), to: file)
  }
}
