import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

/// A shape with what it is filled and stroked with, one layer over the other.
public nonisolated struct _ShapeView: View, PositionedView {
  private let drawing: Drawing
  package var position: ViewPosition?

  /// What is drawn. An object, as views are handed on often and most shapes have one layer.
  private final class Drawing: Sendable {
    let shape: any Shape
    let layer: ShapeLayer
    /// What lies over the first layer.
    let others: [ShapeLayer]

    @inline(__always) init(
      _ shape: consuming any Shape, _ layer: consuming ShapeLayer, _ others: [ShapeLayer]
    ) {
      self.shape = shape
      self.layer = layer
      self.others = others
    }
  }

  @inline(__always) package init(_ shape: consuming any Shape, _ layer: consuming ShapeLayer) {
    drawing = Drawing(shape, layer, [])
  }

  private init(_ drawing: Drawing) { self.drawing = drawing }

  /// The view with one more layer on top.
  func adding(_ layer: ShapeLayer) -> _ShapeView {
    _ShapeView(Drawing(drawing.shape, drawing.layer, drawing.others + [layer]))
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let shape = drawing.shape
    let first = drawing.layer.node(shape, resolver)
    if drawing.others.isEmpty { return resolver.nodes.append(first) }
    let nodes = [first] + drawing.others.map { $0.node(shape, resolver) }
    let outline = ShapeOutline(shape, resolver.environment)
    resolver.append(Node(.group, "Shape"), ShapeAlgorithm(outline: outline), children: nodes)
  }
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
