import Foundation

/// Names of modules, kept in a folder, one a line.
struct ModuleList {
  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  private static let file = "modules.txt"

  /// Empty if there is no list.
  var names: Set<String> {
    let text = try? String(contentsOf: folder.appendingPathComponent(Self.file), encoding: .utf8)
    return Set((text ?? "").split(separator: "\n").map(String.init))
  }

  /// Writes the names, and returns them sorted.
  func write(_ names: Set<String>) throws -> [String] {
    let sorted = names.sorted()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try SDKBuilder.write(sorted.joined(separator: "\n") + "\n", to: folder, Self.file)
    return sorted
  }
}
