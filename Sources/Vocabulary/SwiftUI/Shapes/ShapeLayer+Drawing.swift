import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

extension ShapeLayer {
  /// The node that draws the layer.
  @MainActor func node(_ shape: any Shape, _ resolver: _ViewResolver) -> LayoutNode {
    let stroked = shape as? StrokedShape ?? (shape as? AnyShape)?.shape as? StrokedShape
    let outline = ShapeOutline(stroked?.base ?? shape, resolver.environment)
    var content = ShapeContent(outline: outline.path)
    let style: any ShapeStyle
    switch self {
    case .fill(let own, let fill):
      style = own
      let paint = own._paint(in: resolver.environment).paint
      content.evenOdd = fill.isEOFilled
      if let stroked { content.stroke = (paint, stroked.style) } else { content.fill = paint }
    case .stroke(let own, let stroke):
      style = own
      if stroked != nil { content.outline = ShapeOutline(shape, resolver.environment).path }
      content.stroke = (own._paint(in: resolver.environment).paint, stroke)
    case .strokeBorder(let own, let stroke):
      style = own
      content.outline = outline.inset(by: stroke.lineWidth / 2)
      content.stroke = (own._paint(in: resolver.environment).paint, stroke)
    }
    let node = resolver.node(Node(.shape(content), "Shape"), algorithm(shape))
    return resolver.decorated(node, by: style)
  }

  /// A border takes the whole proposal even of a circle (facts/layout-rules.md §8).
  private func algorithm(_ shape: any Shape) -> any LayoutAlgorithm {
    if case .strokeBorder = self { return FillAlgorithm() }
    return ShapeAlgorithm(shape: shape)
  }
}

extension _ViewResolver {
  /// A node in the effects of the style it is drawn with, such as a shadow.
  func decorated(_ node: LayoutNode, by style: (any ShapeStyle)?) -> LayoutNode {
    // Most styles have none; knowing them is quicker than asking for a protocol.
    guard let style, !(style is Color) else { return node }
    if let scoped = style as? ScopedStyle, !scoped.mayDecorate { return node }
    guard let decorated = style as? any DecoratedShapeStyle else { return node }
    return decorated.effects(in: environment).reduce(node) { inner, effect in
      wrap(inner, Node(.effect(effect), "StyleEffect"))
    }
  }
}
