import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

extension ShapeLayer {
  /// The node that draws the layer.
  @MainActor func node(_ shape: any Shape, _ resolver: _ViewResolver) -> LayoutNode {
    let environment = resolver.environment
    let whole = ShapeOutline(shape, environment)
    let stroked = StrokedShape.of(shape)
    if case .fill(let fill) = way, stroked == nil {
      // Most shapes are no more than this.
      whole.fill = style._paint(in: environment).paint
      whole.evenOdd = fill.isEOFilled
      return node(whole, ShapeAlgorithm(outline: whole), resolver)
    }
    let base = if let stroked { ShapeOutline(stroked.base, environment) } else { whole }
    switch way {
    case .fill:
      let paint = style._paint(in: environment).paint
      let stroke = stroked.map { resolver.session.stroke($0.style, of: "stroke") }
      base.stroke = stroke.map { ShapeStroke(paint, $0) }
      return node(base, ShapeAlgorithm(outline: whole), resolver)
    case .stroke(let given):
      let stroke = resolver.session.stroke(given, of: "stroke")
      whole.stroke = ShapeStroke(style._paint(in: environment).paint, stroke)
      return node(whole, ShapeAlgorithm(outline: whole), resolver)
    case .strokeBorder(let given):
      let stroke = resolver.session.stroke(given, of: "strokeBorder")
      base.inset = stroke.lineWidth / 2
      base.stroke = ShapeStroke(style._paint(in: environment).paint, stroke)
      // A border takes the whole proposal even of a circle (Facts/layout.md#shapes).
      return node(base, FillAlgorithm(), resolver)
    }
  }

  @inline(__always) @MainActor private func node(
    _ drawn: ShapeOutline, _ algorithm: consuming any LayoutAlgorithm, _ resolver: _ViewResolver
  ) -> LayoutNode {
    let node = resolver.node(Node(.shape(drawn), "Shape"), algorithm)
    return style._mayDecorate ? resolver.decorated(node, by: style) : node
  }
}

extension _ViewResolver {
  /// A node in the effects of the style it is drawn with, such as a shadow.
  func decorated(_ node: LayoutNode, by style: (any ShapeStyle)?) -> LayoutNode {
    // Most styles have none, and asking for a protocol takes long.
    guard let style, style._mayDecorate, let decorated = style as? any DecoratedShapeStyle else {
      return node
    }
    return decorated.effects(in: environment).reduce(node) { inner, effect in
      wrap(inner, Node(.effect(effect), "StyleEffect"))
    }
  }
}
