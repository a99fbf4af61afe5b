/// What a line is made of: stretches of the text, and the ellipsis.
enum LinePiece {
  /// Characters of the text.
  case text(Range<Int>)
  /// The ellipsis, in the font of a run.
  case ellipsis(run: Int)
}
