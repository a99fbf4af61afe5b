package import Foundation

/// Consecutive text of one run on one line.
package struct TextFragment: Sendable {
  /// The number of the run.
  package var tag: Int
  /// What is drawn, including an ellipsis.
  package var text: String
  /// The font, already scaled.
  package var font: ResolvedFont
  /// The left end, points from the text's left edge.
  package var x: CGFloat
  /// The drawn width, points.
  package var width: CGFloat
  /// Whether the text runs from right to left, beginning at the right end.
  package var isRightToLeft = false
  /// Points upwards from the line's baseline.
  package var baselineOffset: CGFloat
  /// The run's extra letter spacing, points.
  package var letterSpacing: CGFloat
  /// The size of an inline picture that stands here instead of text.
  package var attachment: CGSize?
  /// How far the picture reaches below the baseline, points.
  package var attachmentDescent: CGFloat
  /// Whether this is only a part of a fragment.
  package var isCut = false
}
