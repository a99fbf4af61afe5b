package import Foundation
package import LayoutEngine
package import VectorDrawing
public import ViewGraph

public nonisolated struct GeometryReader<Content: View>: View, PositionedView {
  public var content: (GeometryProxy) -> Content
  package var position: ViewPosition?

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let node = resolver.node(Node(.group, "GeometryReader"), GeometryAlgorithm())
    let (environment, later, content) = (resolver.environment, resolver.later, content)
    node.onPlace = { node in
      MainActor.assumeIsolated {
        let proxy = GeometryProxy(node, environment: environment)
        node.children = later().collect(content(proxy))
        node.invalidate()
      }
    }
    resolver.nodes.append(node)
  }
}

/// Takes what it is offered, 10 where nothing is said; the content lies at its top leading corner
/// and is proposed its size (Facts/layout.md#layers).
package struct GeometryAlgorithm: LayoutAlgorithm {
  package init() {}

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.sane.replacingUnspecifiedDimensions()
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    for child in node.children {
      child.assign(origin: .zero, proposal: ProposedViewSize(size))
    }
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange { LengthRange(0, .infinity) }
}
