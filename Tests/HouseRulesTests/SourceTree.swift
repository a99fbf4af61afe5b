import Foundation

/// The files of the project as the rules read them.
struct SourceTree {
  /// One file.
  struct File {
    /// From the root of the package, with `/`.
    let path: String
    let text: String
    /// The text with comments and the contents of string literals blanked, line for line.
    let code: [Substring]
    let lines: [Substring]
    /// The blanked text for patterns.
    let source: SourceLines

    var name: String { String(path.split(separator: "/").last ?? "") }
    /// The name without `.swift`.
    var stem: String { String(name.dropLast(6)) }

    init(path: String, text: String) {
      (self.path, self.text) = (path, text)
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let blanked = SwiftBlanking.blank(text)
      code = blanked.split(separator: "\n", omittingEmptySubsequences: false)
      source = SourceLines(blanked)
    }

    func lies(in folder: String) -> Bool { path.hasPrefix(folder + "/") }
  }

  /// Every path of the project, files and folders, sorted.
  let paths: [String]
  /// Every Swift file, sorted by path.
  let swift: [File]

  static let standard = SourceTree()

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private init() {
    var found: [String] = []
    for top in ["Sources", "Tests", "site", "themes", ".ci"] {
      let folder = Self.root.appendingPathComponent(top).path
      let below = FileManager.default.enumerator(atPath: folder)
      while let path = below?.nextObject() as? String {
        if path.contains("__pycache__") { continue }
        found.append(top + "/" + path)
      }
    }
    found.append(contentsOf: ["Package.swift", "Makefile", "README.md", "CHANGELOG.md", "LICENSE"])
    paths = found.sorted()
    // What fixtures say is none of our business.
    let ours = paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/Fixtures/") }
    swift = ours.map { File(path: $0, text: Self.text($0)) }
  }

  /// The text of a file; empty where it cannot be read.
  static func text(_ path: String) -> String {
    let bytes = try? Data(contentsOf: root.appendingPathComponent(path))
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }
}
