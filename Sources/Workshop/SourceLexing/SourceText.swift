/// A Swift file's bytes together with its tokens.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let tokens: [SourceToken]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The token's own characters; a name in backticks comes without them.
  package func text(_ token: SourceToken) -> String {
    var range = token.range
    if token.kind == .word, bytes[range.lowerBound] == UInt8(ascii: "`"), range.count > 2 {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The characters between two offsets.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the token at an index is this one byte of punctuation.
  package func isPunctuation(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return false }
    return bytes[tokens[index].range.lowerBound] == UInt8(ascii: character)
  }

  /// Whether the token at an index is this word.
  package func isWord(_ index: Int, _ word: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    return bytes[tokens[index].range].elementsEqual(word.utf8)
  }

  /// The index of the bracket that closes the one at `index`, if the file has it.
  package func closingIndex(of index: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int?
  {
    var depth = 0
    for position in tokens.indices[index...] {
      if isPunctuation(position, open) { depth += 1 }
      if isPunctuation(position, close) {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }
}
