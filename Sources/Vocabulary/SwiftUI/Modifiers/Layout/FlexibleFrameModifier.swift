import DiagnosticRecords
package import Foundation
package import LayoutEngine
package import VectorDrawing
package import ViewGraph

/// Wraps a view in a frame within limits.
package struct FlexibleFrameModifier: NodeModifier {
  package let width: FrameLimits
  package let height: FrameLimits
  package let alignment: Alignment

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    if !width.isValid || !height.isValid {
      resolver.session.report(
        .invalidFrame, "The limits of a flexible frame contradict each other.",
        hint: "Give a minimum of 0 or more, an ideal not below it and a maximum not below both.")
    }
    let algorithm = FlexibleFrameAlgorithm(
      width: width.sane.gated(by: resolver.session),
      height: height.sane.gated(by: resolver.session), alignment: alignment)
    return resolver.enclose(node, Node(.group, "Frame"), algorithm)
  }
}

/// Sizes a frame between its limits and aligns the child by guides (Facts/layout.md#frames).
package struct FlexibleFrameAlgorithm: UnaryLayoutAlgorithm {
  let width: FrameLimits
  let height: FrameLimits
  let alignment: Alignment

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if let x = width.own(proposal.width), let y = height.own(proposal.height) {
      return CGSize(width: x, height: y)
    }
    let child = node.only.size(
      ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height)))
    return CGSize(
      width: width.answer(proposal.width, child: child.width),
      height: height.answer(proposal.height, child: child.height))
  }

  package func ignoredAxes(of node: LayoutNode, for proposal: ProposedViewSize) -> Axis.Set {
    // Along an axis without limits the frame is as long as its child.
    var open: Axis.Set = []
    if width.isEmpty { open.formUnion(.horizontal) }
    if height.isEmpty { open.formUnion(.vertical) }
    if open.isEmpty { return [] }
    let inner = ProposedViewSize(
      width: width.inner(proposal.width), height: height.inner(proposal.height))
    return node.only.answer(inner).ignoredAxes.intersection(open)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let inner = ProposedViewSize(
      width: width.placing(proposal.width, own: size.width),
      height: height.placing(proposal.height, own: size.height))
    node.only.align(alignment, in: size, proposal: inner)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.only.spacing.plain(
      on: .framed(horizontally: !width.isEmpty, vertically: !height.isEmpty))
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    let (own, cross) = axis == .horizontal ? (width, height) : (height, width)
    return own.range { node.only.lengths(along: axis, crossing: cross.inner(minor)) }
  }
}
