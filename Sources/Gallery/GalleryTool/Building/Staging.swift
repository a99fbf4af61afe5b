import Foundation

/// A folder beside the output in which everything is made first: a run that fails half-way leaves
/// the last good output untouched.
struct Staging {
  let output: URL
  let folder: URL

  init(for output: URL) {
    self.output = output.standardizedFileURL
    let name = ".\(output.lastPathComponent).vitrine-\(ProcessInfo.processInfo.processIdentifier)"
    folder = self.output.deletingLastPathComponent().appendingPathComponent(name)
  }

  func prepare() throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Puts a finished folder where the output belongs.
  func publish(_ finished: URL) throws {
    let old = folder.appendingPathComponent("previous")
    if FileManager.default.fileExists(atPath: output.path) {
      try FileManager.default.moveItem(at: output, to: old)
    }
    do {
      try FileManager.default.moveItem(at: finished, to: output)
    } catch {
      try? FileManager.default.moveItem(at: old, to: output)
      throw error
    }
  }

  func discard() { try? FileManager.default.removeItem(at: folder) }
}
