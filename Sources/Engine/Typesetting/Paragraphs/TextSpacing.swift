package import Foundation
import VectorDrawing

/// The default distances between a text and its neighbours in a stack, points
/// (Facts/layout.md#default-spacing).
package struct TextSpacing: Hashable, Sendable {
  /// When a view stands above the text.
  package let above: CGFloat
  /// When a view stands below the text.
  package let below: CGFloat
  /// When another text stands above the text.
  package let betweenTexts: CGFloat

  /// - Parameter font: the font of the tallest run.
  package init(font: ResolvedFont, pixelsPerPoint: CGFloat) {
    let grid = PixelGrid(scale: max(pixelsPerPoint, 1))
    let height = font.naturalLineHeight
    let gap = grid.up(height * 0.1)
    above = gap + font.descender
    below = max(height + gap - font.capHeight, gap + font.descender)
    betweenTexts = grid.up(max(font.leading, 0))
  }
}
