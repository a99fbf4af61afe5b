package import Foundation
package import VectorDrawing

/// What a node of the layout is and draws. Lies in a `ViewNode`, which knows where.
package struct Node {
  package var content: NodeContent
  /// The name of the view, as the node tree prints it.
  package let type: StaticString
  /// Where the view stands in the code, or the nearest around it that is known.
  package var position: ViewPosition?
  package var notes = NodeNotes()

  package init(_ content: NodeContent, _ type: StaticString) {
    (self.content, self.type) = (content, type)
  }
}

/// The closed set of things a node can be. Views are many; these are few. What is large lies in an
/// object of its own, so that asking what a node is copies nothing.
package enum NodeContent {
  /// Holds children and draws nothing.
  case group
  case text(TextContent)
  case shape(any ShapeContent)
  case image(ImageContent)
  /// Changes how its child is drawn.
  indirect case effect(Effect)
  /// A visible, labelled stand-in for something that cannot be drawn.
  case standIn(String)
}

/// A filled or stroked outline. An object, which may be what its layout asks too.
package protocol ShapeContent: AnyObject {
  /// The outline in a frame of the picture.
  func path(in frame: CGRect) -> Path
  var fill: ShapePaint? { get }
  /// The fill in a frame of the picture: asked for here, it need not be copied to be drawn.
  func paint(in frame: CGRect) -> Paint?
  var evenOdd: Bool { get }
  var stroke: ShapeStroke? { get }
}

/// A line along an outline. An object, as most shapes have none.
package final class ShapeStroke {
  let paint: ShapePaint
  let style: StrokeStyle

  package init(_ paint: ShapePaint, _ style: StrokeStyle) {
    (self.paint, self.style) = (paint, style)
  }
}

/// A frame that is filled as it is.
package final class FilledFrame: ShapeContent {
  package let fill: ShapePaint?

  package init(_ fill: ShapePaint) { self.fill = fill }

  package func path(in frame: CGRect) -> Path { Path(frame) }
  package func paint(in frame: CGRect) -> Paint? { fill?.paint(in: frame) }
  package var evenOdd: Bool { false }
  package var stroke: ShapeStroke? { nil }
}

/// A bitmap or a drawing.
package final class ImageContent {
  /// Draws the picture into a frame; the last argument is the index of the node.
  package var draw: (CGRect, inout [DisplayItem], Int) -> Void
  /// Set where the picture is hidden.
  package var redaction: RGBA?
  /// The side of the square that stands for a hidden symbol, points; `nil` fills the frame.
  package var redactedSide: CGFloat?
  /// The symbol's or asset's name, or that of the file; nil for what has none.
  package let name: String?
  /// What a symbol is drawn with; nil for other pictures.
  package var symbolPaint: ShapePaint?

  package init(name: String?, draw: @escaping (CGRect, inout [DisplayItem], Int) -> Void) {
    (self.name, self.draw) = (name, draw)
  }
}

/// How a child is drawn.
package enum Effect {
  case opacity(Double)
  case clip((CGRect) -> Path, evenOdd: Bool)
  case transform((CGRect) -> CGAffineTransform)
  /// The child's middle is the top of an arc of a radius, points, that all of it is bent along.
  case bent(radius: CGFloat)
  case filter(Filter)
  case blend(BlendMode)
  case isolate
  /// The second child masks the first.
  case mask
  /// Nothing of the child is drawn.
  case hidden
  /// The second child is read instead of the first, and not drawn.
  case represented
  /// What becomes of the child's colours where the system takes them away.
  case modeRole(ModeRole)
  case link(String)
  /// The tap target of the whole widget.
  case widgetURL(String)
}
