import Foundation

/// The words of a string literal with interpolations, to find out which literal a text was made by.
struct LiteralPattern {
  /// The words between the interpolations, the first and last possibly empty.
  private let pieces: [String]

  /// - Parameter literal: with its quotes, as the code has it.
  /// - Returns: nil for one without interpolations, without words of its own, or written over
  ///   several lines or raw.
  init?(_ literal: String) {
    guard literal.hasPrefix("\""), !literal.hasPrefix("\"\"\""), literal.count >= 2 else {
      return nil
    }
    var pieces = [""]
    var rest = literal.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\" else {
        pieces[pieces.count - 1].append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      guard escaped == "(" else {
        // What other escapes stand for is left open.
        pieces.append("")
        continue
      }
      var depth = 1
      while depth > 0, let inner = rest.popFirst() {
        if inner == "(" { depth += 1 }
        if inner == ")" { depth -= 1 }
      }
      pieces.append("")
    }
    guard pieces.count > 1, pieces.contains(where: { $0.contains { !$0.isWhitespace } }) else {
      return nil
    }
    self.pieces = pieces
  }

  /// Whether some values make the literal say this.
  func matches(_ text: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first) else {
      return false
    }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
