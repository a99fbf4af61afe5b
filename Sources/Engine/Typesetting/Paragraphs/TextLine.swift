package import Foundation

/// One line of a laid-out text.
package struct TextLine: Sendable {
  /// The left end, points.
  package var x: CGFloat
  /// The baseline, points from the text's top, on a whole pixel.
  package var baseline: CGFloat
  /// The drawn width, without trailing space, points.
  package var width: CGFloat
  /// Height above the baseline of the tallest run, points.
  package var ascender: CGFloat
  /// Depth below the baseline, points, positive.
  package var descender: CGFloat
  /// The pieces in reading order.
  package var fragments: [TextFragment]
}
