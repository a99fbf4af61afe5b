import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

extension ShapeLayer {
  /// The node that draws the layer.
  @MainActor func node(_ shape: any Shape, _ resolver: _ViewResolver) -> LayoutNode {
    if case .fill(let style, let fill) = self, StrokedShape.of(shape) == nil {
      // Most shapes are no more than this.
      let environment = resolver.environment
      let outline = ShapeOutline(shape, environment)
      let content = ShapeContent(
        outline: outline.path, fill: style._paint(in: environment).paint)
      content.evenOdd = fill.isEOFilled
      let node = resolver.node(Node(.shape(content), "Shape"), ShapeAlgorithm(outline: outline))
      return style._mayDecorate ? resolver.decorated(node, by: style) : node
    }
    let stroked = StrokedShape.of(shape)
    let environment = resolver.environment
    let whole = ShapeOutline(shape, environment)
    let outline = if let stroked { ShapeOutline(stroked.base, environment) } else { whole }
    let content = ShapeContent(outline: outline.path)
    switch self {
    case .fill(let style, let fill):
      let paint = style._paint(in: environment).paint
      content.evenOdd = fill.isEOFilled
      if let stroked {
        content.stroke = .init(paint, resolver.session.stroke(stroked.style, of: "stroke"))
      } else {
        content.fill = paint
      }
      return finished(content, whole, style, resolver)
    case .stroke(let style, let stroke):
      if stroked != nil { content.outline = whole.path }
      let stroke = resolver.session.stroke(stroke, of: "stroke")
      content.stroke = .init(style._paint(in: environment).paint, stroke)
      return finished(content, whole, style, resolver)
    case .strokeBorder(let style, let given):
      let stroke = resolver.session.stroke(given, of: "strokeBorder")
      content.outline = outline.inset(by: stroke.lineWidth / 2)
      content.stroke = .init(style._paint(in: environment).paint, stroke)
      return finished(content, whole, style, resolver)
    }
  }

  @MainActor private func finished(
    _ content: ShapeContent, _ outline: ShapeOutline, _ style: any ShapeStyle,
    _ resolver: _ViewResolver
  ) -> LayoutNode {
    let node = resolver.node(Node(.shape(content), "Shape"), algorithm(outline))
    return style._mayDecorate ? resolver.decorated(node, by: style) : node
  }

  /// A border takes the whole proposal even of a circle (Facts/layout.md#shapes).
  private func algorithm(_ outline: ShapeOutline) -> any LayoutAlgorithm {
    if case .strokeBorder = self { return FillAlgorithm() }
    return ShapeAlgorithm(outline: outline)
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
