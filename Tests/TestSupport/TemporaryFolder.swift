package import Foundation

/// A folder that disappears with the test that made it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.standardizedFileURL
    url = base.appendingPathComponent("vitrine-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { try write(text, path) }
  }

  @discardableResult
  package func write(_ text: String, _ path: String, executable: Bool = false) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if executable { try Scripts.makeExecutable(file) }
    return file
  }

  package func read(_ path: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
