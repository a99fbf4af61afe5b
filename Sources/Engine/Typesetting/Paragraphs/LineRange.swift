/// One line as a stretch of characters.
struct LineRange: Equatable {
  /// The first character.
  var start: Int
  /// After the last character, hanging space included.
  var end: Int
  /// Width without hanging space, points.
  var drawn: Double
  /// Width with hanging space, points.
  var full: Double
  /// Whether the paragraph ends here.
  var isParagraphEnd: Bool
}
