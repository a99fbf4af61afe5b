package import Foundation
package import Typesetting
package import VectorDrawing

/// What a node of the layout is and draws. Hangs on a `LayoutNode`, which knows where it lies.
package final class Node {
  package var content: NodeContent
  /// The name of the view, as the node tree prints it.
  package let type: String
  package var accessibility: AccessibilityNote?
  /// Higher is painted later among siblings.
  package var zIndex: Double = 0
  /// The name given by `accessibilityIdentifier`.
  package var identifier: String?
  /// What the node says to preferences on their way up.
  package var preferences: [ObjectIdentifier: PreferenceChange] = [:]

  package init(_ content: NodeContent, _ type: String) {
    (self.content, self.type) = (content, type)
  }
}

/// The closed set of things a node can be. Views are many; these are few.
package enum NodeContent {
  /// Holds children and draws nothing.
  case group
  case text(TextContent)
  case shape(ShapeContent)
  case image(ImageContent)
  /// Changes how its child is drawn.
  case effect(Effect)
  /// A visible, labelled stand-in for something that cannot be drawn.
  case standIn(String)
}

/// A set text.
package struct TextContent {
  package var block: TextBlock
  /// What each run is painted with, by its tag.
  package var styles: [RunStyle]
  /// Drawn as bars instead of glyphs.
  package var redaction: RGBA?
  package var string: String

  /// The look of a run.
  package struct RunStyle {
    package var paint: ShapePaint
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    package var live: LiveText?
    /// The drawing of an inline image or symbol, in a box of its size with the origin at its top left.
    package var attachment: ((CGRect, inout [DisplayItem], Int) -> Void)?

    package init(paint: ShapePaint) { self.paint = paint }
  }

  package init(block: TextBlock, styles: [RunStyle], redaction: RGBA? = nil, string: String) {
    (self.block, self.styles) = (block, styles)
    (self.redaction, self.string) = (redaction, string)
  }
}

/// A filled or stroked outline.
package struct ShapeContent {
  /// The outline in a frame.
  package var outline: (CGRect) -> Path
  package var fill: ShapePaint?
  package var evenOdd = false
  package var stroke: (paint: ShapePaint, style: StrokeStyle)?

  package init(outline: @escaping (CGRect) -> Path) { self.outline = outline }
}

/// A bitmap or a drawing.
package struct ImageContent {
  /// Draws the picture into a frame; the last argument is the index of the node.
  package var draw: (CGRect, inout [DisplayItem], Int) -> Void
  /// Set where the picture is hidden.
  package var redaction: RGBA?
  package var name: String

  package init(name: String, draw: @escaping (CGRect, inout [DisplayItem], Int) -> Void) {
    (self.name, self.draw) = (name, draw)
  }
}

/// How a child is drawn.
package enum Effect {
  case opacity(Double)
  case clip((CGRect) -> Path, evenOdd: Bool)
  case transform((CGRect) -> CGAffineTransform)
  case filter(Filter)
  case blend(BlendMode)
  case isolate
  /// The second child masks the first.
  case mask
  /// Nothing of the child is drawn.
  case hidden
  /// The second child is read instead of the first, and not drawn.
  case represented
  case link(String)
  /// The tap target of the whole widget.
  case widgetURL(String)
}
