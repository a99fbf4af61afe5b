/// A stretch of bytes to be replaced by other bytes, with as many line breaks.
package struct TextEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: [UInt8]

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = Array(replacement.utf8)
  }

  /// Writes `text` padded with blanks to the length of what it replaces, so that columns stay.
  package static func padded(_ range: Range<Int>, _ text: String) -> TextEdit {
    let blanks = max(0, range.count - text.utf8.count)
    return TextEdit(range, text + String(repeating: " ", count: blanks))
  }

  /// Turns everything but line breaks into blanks.
  package static func blanked(_ range: Range<Int>, in bytes: [UInt8]) -> TextEdit {
    var edit = TextEdit(range, "")
    edit.replacement = bytes[range].map {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
    }
    return edit
  }

  /// The bytes with all edits made; of two that overlap the earlier one wins.
  package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }
}
