package import Foundation
package import LayoutEngine
package import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func fixedSize() -> _ModifiedView {
    fixedSize(horizontal: true, vertical: true)
  }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> _ModifiedView {
    modified(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

/// Wraps a view so that it keeps its ideal size.
package struct FixedSizeModifier: NodeModifier {
  package let horizontal: Bool
  package let vertical: Bool

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let wrapper = resolver.enclose(
      node, Node(.group, "FixedSize"),
      FixedSizeAlgorithm(horizontal: horizontal, vertical: vertical))
    wrapper.priority = node.priority
    return wrapper
  }
}

/// Proposes nothing along the fixed axes (Facts/layout.md#wrappers).
package struct FixedSizeAlgorithm: UnaryLayoutAlgorithm {
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.only.size(inner(proposal))
  }

  package func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan {
    let span = node.only.answer(inner(proposal)).span
    return ProposalSpan(
      width: horizontal ? .all : span.width, height: vertical ? .all : span.height)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.assign(origin: .zero, proposal: inner(proposal))
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    let fixed = axis == .horizontal ? horizontal : vertical
    let crossFixed = axis == .horizontal ? vertical : horizontal
    let cross = crossFixed ? nil : minor
    if fixed {
      let ideal = node.only.answer(ProposedViewSize(axis, nil, crossing: cross))
      let (length, minor) = (ideal.size[axis], ideal.span[axis.crossing])
      return LengthRange(length, length, minor: crossFixed ? .all : minor)
    }
    var range = node.only.lengths(along: axis, crossing: cross)
    if crossFixed { range.minor = .all }
    return range
  }
}
