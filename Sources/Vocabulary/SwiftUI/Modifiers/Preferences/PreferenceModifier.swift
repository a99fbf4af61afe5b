package import LayoutEngine
package import ViewGraph

/// Notes a preference on each node of the view.
package struct PreferenceModifier<K: PreferenceKey>: NodeModifier {
  let key: K.Type
  let change: PreferenceChange

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    var content = Node(.group, "Preference")
    content.notes.preferences = [ObjectIdentifier(key): change]
    return resolver.wrap(node, content)
  }
}
