import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// Views arranged by one of Apple's `Layout`s.
nonisolated struct LayoutContainer: View, PrimitiveView {
  let layout: any Layout
  let content: any View

  @MainActor func resolve(into resolver: _ViewResolver) {
    append(layout, resolver)
  }

  @MainActor private func append<L: Layout>(_ layout: L, _ resolver: _ViewResolver) {
    let axis = (layout as? AnyLayout)?.axis ?? L.layoutProperties.stackOrientation
    let session = resolver.session
    for gap in (layout as? any AlgorithmicLayout)?.gaps ?? [] {
      _ = session.length(gap, of: "The spacing of a layout")
    }
    resolver.append(
      Node(.group, "Layout"),
      CustomLayout(layout, direction: resolver.environment.layoutDirection) {
        session.reportNumbers("An answer of the layout \(L.self)")
      },
      children: children(of: layout, resolver.collect(content, stackAxis: axis), resolver))
  }

  /// A grid as a layout arranges rows; all others arrange what is in them.
  @MainActor private func children(
    of layout: any Layout, _ nodes: LayoutChildren, _ resolver: _ViewResolver
  ) -> LayoutChildren {
    let isGrid = layout is GridLayout || (layout as? AnyLayout)?.isGrid == true
    return isGrid ? LayoutChildren(GridRowMark.rows(of: nodes, resolver)) : nodes
  }
}

/// A layout that one of the engine's algorithms does: the stacks as `Layout`s, and `AnyLayout`.
protocol AlgorithmicLayout: Layout where Cache == _LayoutCache {
  /// The lengths between views that were asked for, points.
  var gaps: [CGFloat?] { get }
  /// The algorithm for the subviews.
  func algorithm(_ direction: LayoutDirection) -> any LayoutAlgorithm
}

/// The node of an algorithm over the subviews of a layout.
public struct _LayoutCache {
  let node: LayoutNode
}

extension AlgorithmicLayout {
  /// Hands the subviews to the engine's algorithm.
  public func makeCache(subviews: LayoutSubviews) -> _LayoutCache {
    _LayoutCache(
      node: LayoutNode(algorithm(subviews.layoutDirection), children: Array(subviews.nodes)))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _LayoutCache
  ) -> CGSize { cache.node.size(proposal) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout _LayoutCache
  ) {
    let node = cache.node
    node.algorithm.arrange(node, in: bounds.size, for: proposal)
    if bounds.origin == .zero { return }
    for child in node.children where child.isPlaced {
      let (x, y) = (child.origin.x + bounds.minX, child.origin.y + bounds.minY)
      child.assign(origin: CGPoint(x: x, y: y), proposal: child.proposal)
    }
  }

  public func spacing(subviews: LayoutSubviews, cache: inout _LayoutCache) -> ViewSpacing {
    cache.node.spacing
  }
}
