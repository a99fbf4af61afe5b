/// One meaningful piece of Swift source: a word, a directive, a literal, a punctuation byte.
package struct SourceToken: Hashable, Sendable {
  /// What a token is, as coarsely as rewriting and discovery need it.
  package enum Kind: Hashable, Sendable {
    /// A name or keyword, also in backticks.
    case word
    /// `#if`, `#selector` and other words behind a number sign.
    case directive
    /// `@objc`, `@main` and other words behind an at sign.
    case attribute
    /// A whole string literal with its delimiters and interpolations.
    case string
    /// A whole regular expression literal.
    case regex
    case number
    /// One byte of punctuation or of an operator.
    case punctuation
  }

  package var kind: Kind
  /// UTF-8 offsets in the file.
  package var range: Range<Int>
  /// The line of the first byte, counted from 1.
  package var line: Int
}

extension [SourceToken] {
  /// The token at a byte, or the first behind it; nil behind the last.
  package func index(at offset: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
  }
}
