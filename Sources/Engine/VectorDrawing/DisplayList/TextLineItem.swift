package import Foundation

/// A line of text at its baseline.
package struct TextLineItem: Sendable {
  /// A piece of the line in one font and paint.
  package struct Fragment: Sendable {
    package var text: String
    /// The left edge, points from the picture's left; in a `DrawnLine` from the text's.
    package var x: CGFloat
    /// The measured advance width; the picture fixes it so that the box is the same in every font.
    package var width: CGFloat
    package var font: FontFace
    package var paint: Paint
    /// Points above the line's baseline.
    package var raise: CGFloat = 0
    /// Points between letters beside the font's own.
    package var spacing: CGFloat = 0
    /// Whether the text is written from right to left.
    package var isRightToLeft: Bool = false
    package var underline: Bool = false
    package var strikethrough: Bool = false
    /// What is drawn in place of the text; nil for the text itself.
    package var letters: DrawnLetters?
    /// The moving date behind the text, if it is one.
    @Seldom package var live: LiveText?

    package init(text: String, x: CGFloat, width: CGFloat, font: FontFace, paint: Paint) {
      (self.text, self.x, self.width, self.font, self.paint) = (text, x, width, font, paint)
    }
  }

  package var baseline: CGFloat
  /// Where the text begins whose line it is, points from the picture's left.
  package private(set) var left: CGFloat
  /// The pieces, which lines of other pictures may share.
  package private(set) var drawn: DrawnLine
  package var node: Int

  package init(baseline: CGFloat, fragments: [Fragment], node: Int) {
    self.init(DrawnLine(fragments), left: 0, baseline: baseline, node: node)
  }

  package init(_ drawn: DrawnLine, left: CGFloat, baseline: CGFloat, node: Int) {
    (self.drawn, self.left, self.baseline, self.node) = (drawn, left, baseline, node)
  }

  package var fragments: [Fragment] {
    get {
      if left == 0 { return drawn.fragments }
      return drawn.fragments.map { fragment in
        var fragment = fragment
        fragment.x = left + fragment.x
        return fragment
      }
    }
    set { (drawn, left) = (DrawnLine(newValue), 0) }
  }
}
