package import Foundation
import VectorDrawing

/// How a text behaves as a paragraph.
package struct TextOptions: Hashable, Sendable {
  /// Where the ellipsis of a truncated line stands.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// How lines of different length line up.
  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// At most this many lines.
  package var lineLimit: Int?
  /// At least this much room is taken, in lines.
  package var minimumLines: Int
  /// Whether `lineLimit` lines of room are taken even when fewer are filled.
  package var reservesSpace: Bool
  /// Where the ellipsis stands.
  package var truncation: Truncation
  /// The smallest share of the font's size that text may shrink to before it is truncated.
  package var minimumScaleFactor: CGFloat
  /// Whether letters may move together before text is truncated.
  package var allowsTightening: Bool
  /// Points added between lines.
  package var lineSpacing: CGFloat
  /// How lines line up inside the text's own width.
  package var alignment: Alignment
  /// Whether leading is right.
  package var rightToLeft: Bool
  /// Whether text is written in the direction of the layout instead of that of its first letter.
  package var writesInLayoutDirection = false
  /// Whether leading is where the writing of the paragraph begins, instead of the layout.
  package var alignsByWriting = false
  /// 2 or 3 on devices.
  package var pixelsPerPoint: CGFloat
  /// Whether the text takes the width it is offered, as live dates in widgets do
  /// (Facts/layout.md#live-text).
  package var isWidthFlexible: Bool
  /// Whether every character is replaced by a placeholder of one width.
  package var isPlaceholder: Bool

  /// Whether text that is not shown whole is shrunk first.
  var mayShrink: Bool { minimumScaleFactor > 0 && minimumScaleFactor < 1 }

  package init(
    lineLimit: Int? = nil, minimumLines: Int = 1, reservesSpace: Bool = false,
    truncation: Truncation = .tail, minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, lineSpacing: CGFloat = 0, alignment: Alignment = .leading,
    rightToLeft: Bool = false, pixelsPerPoint: CGFloat = 3, isWidthFlexible: Bool = false,
    isPlaceholder: Bool = false
  ) {
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.reservesSpace = reservesSpace
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.rightToLeft = rightToLeft
    self.pixelsPerPoint = pixelsPerPoint
    self.isWidthFlexible = isWidthFlexible
    self.isPlaceholder = isPlaceholder
  }

  var grid: PixelGrid { PixelGrid(scale: max(pixelsPerPoint, 1)) }
}
