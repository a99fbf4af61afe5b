/// One character as the reader sees it (a grapheme cluster), measured.
struct Cluster {
  /// What the character means for line breaking.
  enum Kind: UInt8 {
    /// Visible text.
    case glyph
    /// White space that hangs over the end of a line.
    case space
    /// The end of a paragraph.
    case newline
  }

  /// Width including letter spacing and kerning with the next character, points.
  var advance: Double
  /// The run's index.
  var run: Int32
  /// Where the character starts in the UTF-8 of its run.
  var start: Int32
  /// Its length in UTF-8.
  var length: Int32
  /// What it means for line breaking.
  var kind: Kind
  /// Whether a line may end after it.
  var breaksAfter: Bool
}
