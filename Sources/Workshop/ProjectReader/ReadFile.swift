import DiagnosticRecords
import Foundation
import SourceLexing
import SourcePreparing

/// A Swift file as read for the chosen platform, before programs are put together.
struct ReadFile {
  var url: URL
  /// Relative to the input folder.
  var path: String
  var prepared: SourcePreparer.Result
  /// Every word of its compiled parts, to see what it refers to.
  var words: Set<String>

  /// Reads and prepares a file.
  ///
  /// - Returns: nil if the file cannot be read, or is no text of bytes.
  init?(_ url: URL, path: String, _ conditions: BuildConditions) {
    guard let data = try? Data(contentsOf: url), !Self.isUTF16(data) else { return nil }
    let bytes = [UInt8](data)
    (self.url, self.path) = (url, path)
    prepared = SourcePreparer(conditions: conditions).prepare(bytes, path: url.path)
    let source = SourceText(bytes)
    words = Set(source.tokens.lazy.filter { $0.kind == .word }.map { source.text($0) })
  }

  /// Whether a file is UTF-16, with or without a mark: its ASCII characters have an empty half.
  /// The compiler reads only UTF-8.
  private static func isUTF16(_ data: Data) -> Bool {
    let start = [UInt8](data.prefix(2))
    return start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || (start.count == 2 && start.contains(0))
  }

  /// Why a file was not read.
  static func problem(_ url: URL, path: String) -> Diagnostic {
    guard let data = try? Data(contentsOf: url) else { return .unreadable(path) }
    if data.starts(with: encryptedMark) { return .encrypted(path) }
    return isUTF16(data) ? .notUTF8(path) : .unreadable(path)
  }

  /// How files begin that git-crypt keeps in a repository; they are at hand for those with its key.
  private static let encryptedMark = Array("\0GITCRYPT\0".utf8)

  /// Names in quotes beside which a macro is declared that a plug-in expands.
  var namesOfPlugIns: Set<String> {
    guard words.contains("macro") else { return [] }
    let parts = String(decoding: prepared.prepared, as: UTF8.self).split(
      separator: "#externalMacro")
    return Set(
      parts.dropFirst().compactMap { $0.split(separator: "\"").dropFirst().first }
        .map(String.init))
  }

  /// The folder it lies in, relative to the input; empty for the input itself.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  /// The file as the program holds it.
  var source: WidgetProject.SourceFile {
    WidgetProject.SourceFile(
      url: url, path: path, prepared: prepared.prepared, facts: prepared.facts, words: words)
  }

  /// Names by which other files may refer to it.
  ///
  /// - Parameters:
  ///   - words: Those of the other files, if only functions count that they can call: `fill` alone
  ///     is no call of `fill(_:border:)`.
  ///   - extending: which extended types' members count.
  func provides(to words: Set<String>? = nil, extending: (String) -> Bool) -> [String] {
    let facts = prepared.facts
    let members = facts.extensionMembers.filter { extending($0.type) }.map(\.name)
    let called = (facts.globals + members).filter { name in
      guard let words, let labels = facts.neededLabels[name] else { return true }
      return labels.isSubset(of: words)
    }
    return facts.topLevelNames
      + called.map { String($0.prefix { $0 != "(" }) }.filter { $0 != "init" }
  }
}
