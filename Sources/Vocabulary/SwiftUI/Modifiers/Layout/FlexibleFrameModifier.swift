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
    return resolver.frame(node, algorithm)
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
    return size(around: node.only.size(inner(proposal)), proposal)
  }

  package func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan {
    // Along an axis without limits the frame is as long as its child. Where it puts that with
    // another proposal than it has asked, guides may lie elsewhere.
    if !width.isEmpty && !height.isEmpty { return .none }
    let inner = inner(proposal)
    let child = node.only.answer(inner)
    if node.only.placesGuides, placing(proposal, in: size(around: child.size, proposal)) != inner {
      return .none
    }
    return ProposalSpan(
      width: width.isEmpty ? child.span.width : .none,
      height: height.isEmpty ? child.span.height : .none)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.align(alignment, in: size, proposal: placing(proposal, in: size))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  private func size(around child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.answer(proposal.width, child: child.width),
      height: height.answer(proposal.height, child: child.height))
  }

  /// What the child is proposed once the frame's own size is known.
  private func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placing(proposal.width, own: size.width),
      height: height.placing(proposal.height, own: size.height))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.only.spacing.plain(
      on: .framed(horizontally: !width.isEmpty, vertically: !height.isEmpty))
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    let (own, cross) = axis == .horizontal ? (width, height) : (height, width)
    return own.range {
      var range = node.only.lengths(along: axis, crossing: cross.inner(minor))
      if !cross.isEmpty, range.minor != .all { range.minor = .none }
      return range
    }
  }
}
