package import Foundation

extension BuildCache {
  /// The file that says that a folder is a cache and whose (bford.info/cachedir); programs that
  /// make backups pass such folders over.
  static let tag = "CACHEDIR.TAG"
  static let trash = "trash-"

  private static let tagText = """
    Signature: 8a477f597d28d172789f06886806bc55
    # What vitrine keeps between runs. All of it can be deleted: vitrine clean

    """

  private var mark: URL { root.appendingPathComponent(Self.tag) }
  private var isMarked: Bool { (try? Data(contentsOf: mark)) == Data(Self.tagText.utf8) }

  /// Makes sure that the folder is not there yet, or is a cache of ours: one that is marked so,
  /// empty, or holds nothing else. Another folder is never written to and never emptied.
  package func check() throws(CacheProblem) {
    if isMarked { return }
    let foreign = Self.names(root).filter {
      !Self.isCompiler($0) && !$0.hasPrefix(Self.trash) && ![Self.tag, "lost+found"].contains($0)
    }
    if let first = foreign.first {
      throw CacheProblem(
        message: "\(root.path) is no cache of vitrine's: it holds \(first).",
        hint: "Set VITRINE_CACHE to a folder of its own, which need not be there yet.")
    }
  }

  /// Makes the folder, marked as ours.
  package func claim() throws(CacheProblem) {
    try check()
    if isMarked { return }
    do {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      // Not by way of another file: to others that begin just now it would be a stranger's.
      try Data(Self.tagText.utf8).write(to: mark)
    } catch {
      throw CacheProblem(
        message: "The cache \(root.path) cannot be written: \(error.localizedDescription)",
        hint: "Check its permissions and free space, or set VITRINE_CACHE to another folder.")
    }
  }

  /// Whether a name is that of a compiler's folder: twelve hexadecimal digits.
  static func isCompiler(_ name: String) -> Bool {
    name.utf8.count == 12 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  package static func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
