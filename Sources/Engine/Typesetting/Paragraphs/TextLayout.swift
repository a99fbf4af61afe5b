package import Foundation

/// A text laid out for one proposal. Coordinates are points from the top leading corner, y down.
package struct TextLayout: Sendable {
  /// The size the text answers.
  package var size: CGSize
  /// What is drawn, top to bottom.
  package var lines: [TextLine]
  /// Whether something was left out.
  package var isTruncated: Bool
  /// The share of the font's size that was used, 1 unless the text was shrunk to fit.
  package var scale: CGFloat
  /// From the top to the first baseline, rounded to the nearest pixel.
  package var firstBaseline: CGFloat
  /// From the top to the last baseline, rounded up to a pixel.
  package var lastBaseline: CGFloat
}
