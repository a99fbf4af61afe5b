/// A piece of Swift source that is neither white space nor comment.
struct SwiftToken: Equatable {
  /// What kind of piece.
  enum Kind: Equatable {
    /// A keyword or name, with back-ticks if it has them.
    case word
    /// A whole string literal, interpolations included.
    case string
    /// A run of operator characters.
    case symbol
    /// A single other character: a bracket, comma, colon, `@`, `#`, `.`
    case mark
    /// A number.
    case number
  }

  let kind: Kind
  let text: String
  /// The bytes it occupies.
  let range: Range<Int>
  /// Whether a line ends between the token before and this one.
  let startsLine: Bool
}
