package import LayoutEngine
package import ViewGraph

/// Changes a value of each node of the view, where no node of its own is needed.
package struct NodeChangeModifier: PrimitiveModifier {
  package let change: (LayoutNode, RenderSession) -> Void

  package init(_ change: @escaping (LayoutNode) -> Void) {
    self.change = { node, _ in change(node) }
  }

  package init(_ change: @escaping (LayoutNode, RenderSession) -> Void) { self.change = change }

  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    let first = resolver.nodes.count
    base._resolve(resolver)
    for node in resolver.nodes[first...] { change(node, resolver.session) }
  }
}
