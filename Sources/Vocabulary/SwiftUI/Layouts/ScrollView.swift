import DiagnosticRecords
package import Foundation
package import LayoutEngine
public import VectorDrawing
public import ViewGraph

/// A view of something larger. WidgetKit does not scroll: the picture shows the beginning.
public nonisolated struct ScrollView<Content: View>: View, PositionedView {
  public var content: Content
  /// The axes in which the content has its ideal length.
  public var axes: Axis.Set
  /// Whether indicators would show; a picture has none.
  public var showsIndicators: Bool
  package var position: ViewPosition?

  /// The beginning of something larger, with a warning that widgets do not scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { (self.content, self.axes, self.showsIndicators) = (content(), axes, showsIndicators) }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    if resolver.session.inputs.isWidget {
      resolver.session.report(
        .viewNotAllowedInWidgets, as: .warning, "A widget cannot scroll.",
        hint: "Show what fits, e.g. with ViewThatFits.")
    }
    let container = ContainerFrame()
    let outer = resolver.environment
    resolver.environment[NamedSpaces.self][ScrollSpace()] = container
    let children = resolver.collect(
      content, stackAxis: axes == .horizontal ? .horizontal : .vertical)
    resolver.environment = outer
    let node = resolver.node(
      Node(.group, "ScrollView"), ScrollAlgorithm(axes: axes), children: children)
    container.node = node
    let clip = Effect.clip({ Path($0) }, evenOdd: false)
    resolver.nodes.append(resolver.wrap(node, Node(.effect(clip), "Clip")))
  }
}

/// Takes the proposal; the content has its ideal length where it scrolls.
package struct ScrollAlgorithm: LayoutAlgorithm {
  let axes: Axis.Set

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    var content = CGSize.zero
    for child in node.children {
      let size = child.size(inner(proposal))
      content = CGSize(width: max(content.width, size.width), height: content.height + size.height)
    }
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    var y: CGFloat = 0
    let offer = inner(proposal)
    for child in node.children {
      let own = child.size(offer)
      let x = axes.contains(.horizontal) ? 0 : (size.width - own.width) / 2
      child.assign(origin: CGPoint(x: x, y: y), proposal: offer)
      y += own.height
    }
  }
}
