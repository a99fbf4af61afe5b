package import LayoutEngine
package import ViewGraph

/// A layer made of what a view says.
package struct PreferenceLayerModifier: NodeModifier {
  let alignment: Alignment
  let isBehind: Bool
  let layer: (LayoutNode) -> any View

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    SecondaryModifier(secondary: layer(node), alignment: alignment, isBehind: isBehind)
      .wrap(node, in: resolver)
  }
}
