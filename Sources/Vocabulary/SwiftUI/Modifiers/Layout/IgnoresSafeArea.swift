package import Foundation
package import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view extends over the safe area: in a widget under what `safeAreaInset` and
  /// `safeAreaPadding` add. `regions` changes nothing, as nothing else covers a widget.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> _ModifiedView {
    modified(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }
}

/// Lets a view reach the ends of the container on some edges; inside, those have no safe area.
struct SafeAreaIgnoringModifier: PrimitiveModifier {
  let edges: Edge.Set

  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    let outer = resolver.environment
    guard let scope = outer[SafeAreaScope.self], !edges.isEmpty else {
      return base._resolve(resolver)
    }
    let first = resolver.nodes.count
    resolver.environment[SafeAreaScope.self] = SafeAreaScope(in: scope, ignoring: edges)
    base._resolve(resolver)
    resolver.environment = outer
    for index in resolver.nodes.indices[first...] {
      let algorithm = SafeAreaIgnoringAlgorithm()
      let child = resolver.nodes[index]
      let node = resolver.wrap(child, Node(.group, "IgnoresSafeArea"), algorithm)
      let edges = edges
      node.onPlace = { node in
        algorithm.growth = scope.insets(of: node.frame).only(edges)
        node.invalidate()
      }
      resolver.nodes[index] = node
    }
  }
}

/// Answers as its child does, and grows when it is placed where the safe area ends.
package final class SafeAreaIgnoringAlgorithm: UnaryLayoutAlgorithm {
  var growth = EdgeInsets()

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let child = node.only
    if growth == EdgeInsets() { return child.assign(origin: .zero, proposal: proposal) }
    let room = CGSize(
      width: size.width + growth.horizontal, height: size.height + growth.vertical)
    let offer = ProposedViewSize(
      width: growth.horizontal == 0 ? proposal.width : room.width,
      height: growth.vertical == 0 ? proposal.height : room.height)
    let own = child.size(offer)
    // What does not take the room lies in its middle.
    let origin = CGPoint(
      x: (room.width - own.width) / 2 - growth.leading,
      y: (room.height - own.height) / 2 - growth.top)
    child.assign(origin: origin, proposal: offer)
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange { node.only.lengths(along: axis, crossing: minor) }
}

extension EdgeInsets {
  /// The insets at some edges, nothing at the others.
  fileprivate func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
