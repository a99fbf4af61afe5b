import Foundation

/// A line of a compiler in its classic style: `file:line:column: error: message`.
struct CompilerMessage: Hashable {
  /// As it is printed; nil where it speaks of no position.
  var file: String?
  /// Counted from 1.
  var line: Int?
  /// Bytes, counted from 1.
  var column: Int?
  var kind: String
  var text: String

  /// Notes belong to the error before.
  var isNote: Bool { kind == "note" }

  private static let kinds = ["error", "note", "fatal error"]

  /// What a compiler or linker printed, in order.
  static func all(_ text: String) -> [CompilerMessage] {
    text.split(whereSeparator: \.isNewline).compactMap(CompilerMessage.init)
  }

  init(file: String?, line: Int?, column: Int?, kind: String, text: String) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.kind, self.text) = (kind, text)
  }

  /// Finds the kind first: file names may hold colons and blanks, so their end is where a line, a
  /// column and a kind follow.
  private init?(_ line: Substring) {
    for kind in Self.kinds {
      if line.hasPrefix(kind + ": ") {
        self.init(
          file: nil, line: nil, column: nil, kind: kind,
          text: String(line.dropFirst(kind.count + 2)))
        return
      }
      var rest = line[...]
      while let range = rest.range(of: ": \(kind): ") {
        let text = String(line[range.upperBound...])
        let parts = line[..<range.lowerBound].split(
          separator: ":", omittingEmptySubsequences: false)
        if parts.count > 2, let row = Int(parts[parts.count - 2]),
          let column = Int(parts[parts.count - 1])
        {
          let file = parts.dropLast(2).joined(separator: ":")
          self.init(file: file, line: row, column: column, kind: kind, text: text)
          return
        }
        if line.hasPrefix("<unknown>") || !line.contains("/") {
          self.init(file: nil, line: nil, column: nil, kind: kind, text: text)
          return
        }
        rest = line[range.upperBound...]
      }
    }
    return nil
  }
}
