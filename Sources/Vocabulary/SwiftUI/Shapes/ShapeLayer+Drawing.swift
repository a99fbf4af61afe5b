import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

extension ShapeLayer {
  /// The node that draws the layer.
  @MainActor func node(_ shape: any Shape, _ resolver: _ViewResolver) -> LayoutNode {
    let outline = ShapeOutline(shape, resolver.environment)
    var content = ShapeContent(outline: outline.path)
    var style: any ShapeStyle
    let drawn = shape as? any DrawnShape
    switch self {
    case .fill(let own, let fill):
      style = own
      let paint = own._paint(in: resolver.environment).paint
      content.evenOdd = fill.isEOFilled || drawn?.fillsEvenOdd == true
      if let stroke = drawn?.drawnStroke {
        content.stroke = (paint, stroke)
      } else {
        content.fill = paint
      }
    case .stroke(let own, let stroke):
      style = own
      content.stroke = (own._paint(in: resolver.environment).paint, stroke)
    case .strokeBorder(let own, let stroke):
      style = own
      content.outline = outline.inset(by: stroke.lineWidth / 2)
      content.stroke = (own._paint(in: resolver.environment).paint, stroke)
    }
    let node = resolver.node(Node(.shape(content), "Shape"), algorithm(shape))
    return finish(node, drawn?.drawnClip, style, resolver)
  }

  /// A border takes the whole proposal even of a circle (facts/layout-rules.md §8).
  private func algorithm(_ shape: any Shape) -> any LayoutAlgorithm {
    if case .strokeBorder = self { return FillAlgorithm() }
    return ShapeAlgorithm(shape: shape)
  }

  /// Adds what a shape or style needs beyond a path and a paint: the clip of a combined shape, the
  /// shadow of a style.
  @MainActor private func finish(
    _ node: LayoutNode, _ clip: ShapeClip?, _ style: any ShapeStyle, _ resolver: _ViewResolver
  ) -> LayoutNode {
    var node = node
    if let clip {
      let cut: (CGRect) -> Path = { frame in
        clip.path(CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
      }
      node = resolver.wrap(node, Node(.effect(.clip(cut, evenOdd: clip.evenOdd)), "Clip"))
    }
    if let decorated = style as? any DecoratedShapeStyle {
      for effect in decorated.effects(in: resolver.environment) {
        node = resolver.wrap(node, Node(.effect(effect), "StyleEffect"))
      }
    }
    return node
  }
}

/// A shape that is drawn by more than its path.
protocol DrawnShape {
  /// Stroked instead of filled.
  var drawnStroke: StrokeStyle? { get }
  /// Filled by the even-odd rule.
  var fillsEvenOdd: Bool { get }
  /// Shows only inside of this.
  var drawnClip: ShapeClip? { get }
}

extension DrawnShape {
  var drawnStroke: StrokeStyle? { nil }
  var fillsEvenOdd: Bool { false }
  var drawnClip: ShapeClip? { nil }
}

/// The area in which a combined shape shows.
struct ShapeClip {
  /// The area for a frame with its origin at zero.
  var path: (CGRect) -> Path
  var evenOdd = false
}
