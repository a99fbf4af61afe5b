import BuildCaching
import Foundation
import ProcessRunning

/// What is known of our sources, found out once in a run: their version asks the system for every
/// file, the additions to Foundation are read out of code.
final class HomeFacts: Sendable {
  private let home: VitrineHome
  /// The folder for what is noted from run to run.
  private let notes: URL
  private let known = Known()

  private final class Known: @unchecked Sendable {
    let lock = NSLock()
    var version: String?
    var additions: [String]?
  }

  init(_ home: VitrineHome, notes: URL) {
    (self.home, self.notes) = (home, notes)
  }

  convenience init(_ home: VitrineHome, _ cache: BuildCache, _ toolchain: Toolchain) {
    self.init(home, notes: cache.workshop(toolchain, for: home.url))
  }

  /// What the sources say, wherever they lie.
  var version: String {
    known.lock.withLock {
      if let version = known.version { return version }
      let sources = SourceVersion(
        files: home.buildInputs, root: home.url, memo: notes.appendingPathComponent("version"))
      let version = sources.text
      known.version = version
      return version
    }
  }

  /// Public types of the module that adds to Foundation, sorted.
  var additions: [String] {
    let version = version
    return known.lock.withLock {
      if let additions = known.additions { return additions }
      let additions = noted(version) ?? read(version)
      known.additions = additions
      return additions
    }
  }

  private var note: URL { notes.appendingPathComponent("additions.txt") }

  /// What another run has found in the same sources. An empty line ends it, so that half of it is
  /// not taken for all.
  private func noted(_ version: String) -> [String]? {
    guard let text = try? String(contentsOf: note, encoding: .utf8), text.hasSuffix("\n\n") else {
      return nil
    }
    let lines = text.split(separator: "\n").map(String.init)
    return lines.first == version ? Array(lines.dropFirst()) : nil
  }

  private func read(_ version: String) -> [String] {
    let additions = home.foundationAdditions
    let text = ([version] + additions).joined(separator: "\n") + "\n\n"
    // A cache that cannot be written to costs reading the sources every time.
    try? Data(text.utf8).write(to: note, options: .atomic)
    return additions
  }
}
