import ProjectReader
import SourcePreparing

/// The levels of access with which files import modules. Where one of a module's files states one
/// (`internal import Combine`), the compiler takes no statement without one, so that ours get
/// one too: the widest, as code may hand on what comes by way of Foundation or SwiftUI.
struct ImportLevels {
  private let stated: Set<String>

  init(_ facts: [FileFacts]) {
    stated = Set(facts.flatMap { $0.imports.filter(\.hasLevel).map(\.module) })
  }

  /// A file of a project, with the imports that were put in front of its text.
  func prepared(_ bytes: [UInt8]) -> [UInt8] {
    guard !stated.isEmpty,
      let end = bytes.firstRange(of: Array("#sourceLocation".utf8))?.lowerBound
    else { return bytes }
    let front = String(decoding: bytes[..<end], as: UTF8.self)
    return Array(generated(front).utf8) + bytes[end...]
  }

  /// A text of ours.
  func generated(_ text: String) -> String {
    if stated.isEmpty { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.split(separator: " ")
      return words.count == 2 && words[0] == "import" && stated.contains(String(words[1]))
        ? "public " + line : String(line)
    }
    return lines.joined(separator: "\n")
  }
}
