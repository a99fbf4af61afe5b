package import LayoutEngine
package import ViewGraph

/// Tells assistive technology about each node of a view.
package struct AccessibilityModifier: NodeModifier {
  let change: (inout AccessibilityNote, EnvironmentValues) -> Void

  /// Whether the view becomes an element of its own, whatever was said about what is in it.
  let isNewElement: Bool

  package init(
    isNewElement: Bool = false,
    _ change: @escaping (inout AccessibilityNote, EnvironmentValues) -> Void
  ) { (self.isNewElement, self.change) = (isNewElement, change) }

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    var content = Node(.group, "Accessibility")
    var note = AccessibilityNote()
    if !isNewElement, let inner = node.view, let known = inner.notes.accessibility {
      note = known
      inner.notes.accessibility = nil
    }
    change(&note, resolver.environment)
    content.notes.accessibility = note
    return resolver.wrap(node, content)
  }
}
