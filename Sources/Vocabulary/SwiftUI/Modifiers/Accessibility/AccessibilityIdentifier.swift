package import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> _ModifiedView {
    modified(IdentifierModifier(identifier: identifier))
  }
}

/// Names each node of a view for tests and tools.
package struct IdentifierModifier: NodeModifier {
  let identifier: String

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    var content = Node(.group, "Identifier")
    content.notes.identifier = identifier
    return resolver.wrap(node, content)
  }
}
