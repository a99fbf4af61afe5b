/// The JSON form of a `FaceTable`, as `themes/fonts/README.md` describes it.
package struct FaceTableFile: Codable, Sendable {
  /// The PostScript name.
  package var name: String
  /// The family name.
  package var family: String
  /// The weight on the CSS scale.
  package var weight: Int
  /// Whether the face is slanted.
  package var isItalic: Bool
  /// The resolution of all numbers.
  package var unitsPerEm: Int
  /// Height above the baseline, positive.
  package var ascender: Int
  /// Depth below the baseline, positive.
  package var descender: Int
  /// Extra space between lines.
  package var lineGap: Int
  /// Height of capitals.
  package var capHeight: Int
  /// The advance of all digits when they are monospaced.
  package var digitAdvance: Int
  /// Runs of consecutive characters: the first one in hexadecimal, then their advances.
  package var advances: [String]
  /// Classes of left characters.
  package var kerningLeft: [String]
  /// Classes of right characters.
  package var kerningRight: [String]
  /// One row of values per left class, one value per right class.
  package var kerning: [String]
}
