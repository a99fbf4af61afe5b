public import Foundation
public import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view in a frame as large as its container: in a widget, the area inside its margins.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> _ModifiedView {
    modified(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> _ModifiedView {
    modified(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> _ModifiedView {
    modified(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let parts = CGFloat(max(1, count))
        let part = (length - spacing * (parts - 1)) / parts
        // As numbers with a point, which have room for any count.
        return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
      })
  }
}

/// Wraps a view in a frame that follows from the proposal.
package struct ContainerFrameModifier: NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let (session, length) = (resolver.session, length)
    return resolver.frame(
      node,
      ContainerFrameAlgorithm(axes: axes, alignment: alignment, session: session) {
        session.length(length($0, $1), of: "containerRelativeFrame")
      })
  }
}

/// As long as the closure says along its axes. The container is the area of the widget inside its
/// margins, however deep in stacks the view is; outside of widgets what the view is offered.
package struct ContainerFrameAlgorithm: UnaryLayoutAlgorithm {
  let axes: Axis.Set
  let alignment: Alignment
  let session: RenderSession
  let length: (CGFloat, Axis) -> CGFloat

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    let (width, height) = (session.contentSize?.width, session.contentSize?.height)
    if axes.contains(.horizontal) {
      inner.width = (width ?? proposal.width).map { length($0, .horizontal) }
    }
    if axes.contains(.vertical) {
      inner.height = (height ?? proposal.height).map { length($0, .vertical) }
    }
    return inner.sane
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    var size = node.only.size(inner)
    if axes.contains(.horizontal), let width = inner.width { size.width = width }
    if axes.contains(.vertical), let height = inner.height { size.height = height }
    return size
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.align(alignment, in: size, proposal: inner(proposal))
  }
}
