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
  /// Whether it speaks of what a macro was expanded to: then it stands where somebody wrote that.
  var isOfMacro = false

  /// Notes belong to the error before.
  var isNote: Bool { kind == "note" }

  private static let kinds = ["error", "note", "fatal error"]

  /// What a compiler or linker printed, in order.
  static func all(_ text: String) -> [CompilerMessage] {
    var messages = text.split(whereSeparator: \.isNewline).compactMap(CompilerMessage.init)
    for index in messages.indices where messages[index].isOfExpansion {
      let notes = messages[(index + 1)...].prefix(while: \.isNote)
      guard let use = notes.first(where: \.isUseOfMacro) else { continue }
      (messages[index].file, messages[index].line) = (use.file, use.line)
      (messages[index].column, messages[index].isOfMacro) = (use.column, true)
    }
    return messages
  }

  /// Whether it speaks of what a macro was expanded to, which nobody has written.
  private var isOfExpansion: Bool {
    !isNote && file?.contains("/swift-generated-sources/@__swiftmacro_") == true
  }

  /// Whether it says where somebody wrote the macro that the error before is in.
  private var isUseOfMacro: Bool {
    text.hasPrefix("in expansion of macro '") && file?.contains("/swift-generated-sources/") != true
  }

  init(
    file: String?, line: Int?, column: Int?, kind: String, text: String, isOfMacro: Bool = false
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.kind, self.text, self.isOfMacro) = (kind, text, isOfMacro)
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
