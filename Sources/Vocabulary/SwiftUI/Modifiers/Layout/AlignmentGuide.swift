public import Foundation
public import LayoutEngine
package import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> _ModifiedView {
    modified(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> _ModifiedView {
    modified(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}

/// Wraps a view so that one of its guides is placed by a closure.
package struct AlignmentGuideModifier: NodeModifier {
  package let key: AlignmentKey
  package let compute: (ViewDimensions) -> CGFloat

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let (session, compute) = (resolver.session, compute)
    let algorithm = AlignmentGuideAlgorithm(key: key) {
      session.length(compute($0), of: "alignmentGuide")
    }
    let wrapper = resolver.enclose(node, Node(.group, "AlignmentGuide"), algorithm)
    wrapper.placesGuides = true
    wrapper.priority = node.priority
    return wrapper
  }
}

/// Answers one guide itself (Facts/layout.md#alignment-guides).
package struct AlignmentGuideAlgorithm: UnaryLayoutAlgorithm {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  package var placesFrameGuides: Bool { key.isFrameGuide }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == self.key { return compute(node.only.dimensions(proposal)) }
    return node.only.explicitGuide(key, proposal)
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange { node.only.lengths(along: axis, crossing: minor) }
}
