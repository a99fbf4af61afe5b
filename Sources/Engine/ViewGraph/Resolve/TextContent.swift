package import Foundation
package import Typesetting
package import VectorDrawing

/// A set text.
package struct TextContent {
  package let block: TextBlock
  package let look: TextLook

  package init(block: TextBlock, look: TextLook) { (self.block, self.look) = (block, look) }
}

extension TextContent {
  /// What each run is painted with, by its tag.
  package var styles: RunStyles { look.styles }
  /// Drawn as bars instead of glyphs.
  package var redaction: RGBA? { look.redaction }
  package var string: String { look.string }

  /// The look of a run.
  package struct RunStyle {
    package var paint: ShapePaint
    /// The Dynamic Type style that its font is; nil for one of a size of its own.
    package var textStyle: Font.TextStyle?
    /// What few runs have.
    @Seldom package var extras: RunExtras?

    package init(paint: ShapePaint) { self.paint = paint }
  }

  /// What a run has beside its letters.
  package struct RunExtras {
    /// Lies behind the run, as high as its font.
    package var background: ShapePaint?
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    package var live: LiveText?
    /// What the code attached to the run for its renderer, by type.
    package var attributes: [ObjectIdentifier: Any]?
    /// The drawing of an inline image or symbol, in a box of its size with the origin at its top
    /// left.
    package var attachment: ((CGRect, inout [DisplayItem], Int) -> Void)?

    package init() {}
  }
}
