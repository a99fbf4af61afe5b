import Foundation
import LayoutEngine
package import VectorDrawing
public import ViewGraph

/// A shape with what it is filled and stroked with, one layer over the other.
public nonisolated struct _ShapeView: View, PositionedView {
  let shape: any Shape
  let layers: [ShapeLayer]
  package var position: ViewPosition?

  package init(_ shape: any Shape, _ layers: ShapeLayer...) {
    (self.shape, self.layers) = (shape, layers)
  }

  private init(_ shape: any Shape, all layers: [ShapeLayer]) {
    (self.shape, self.layers) = (shape, layers)
  }

  /// The view with one more layer on top.
  func adding(_ layer: ShapeLayer) -> _ShapeView { _ShapeView(shape, all: layers + [layer]) }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    if layers.count == 1 { return resolver.nodes.append(layers[0].node(shape, resolver)) }
    let nodes = layers.map { $0.node(shape, resolver) }
    let outline = ShapeOutline(shape, resolver.environment)
    resolver.append(Node(.group, "Shape"), ShapeAlgorithm(outline: outline), children: nodes)
  }
}

/// One drawing of a shape.
package enum ShapeLayer {
  case fill(any ShapeStyle, FillStyle)
  case stroke(any ShapeStyle, StrokeStyle)
  /// Strokes inside of the outline.
  case strokeBorder(any ShapeStyle, StrokeStyle)
}

/// Takes what the shape wants of the proposal; all layers get the same frame
/// (Facts/layout.md#shapes).
struct ShapeAlgorithm: LayoutAlgorithm {
  let outline: ShapeOutline

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    outline.shape.sizeThatFits(proposal.sane)
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    for child in node.children { child.assign(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    LengthRange(
      outline.shape.sizeThatFits(ProposedViewSize(axis, 0, crossing: minor).sane)[axis],
      outline.shape.sizeThatFits(ProposedViewSize(axis, .infinity, crossing: minor).sane)[axis])
  }
}
