import Foundation
package import LayoutEngine
import VectorDrawing
package import ViewGraph

/// Notes an anchor in each node of the view as a preference.
package struct AnchorModifier<A, K: PreferenceKey>: NodeModifier {
  let source: Anchor<A>.Source
  let change: (Anchor<A>) -> PreferenceChange

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let (source, direction) = (source, resolver.environment.layoutDirection)
    let kept = KeptNode(node)
    let anchor = Anchor<A>(relative: { origin in
      source.value((kept.known?.frame ?? .zero).offsetBy(dx: -origin.x, dy: -origin.y), direction)
    })
    return PreferenceModifier(key: K.self, change: change(anchor)).wrap(node, in: resolver)
  }
}
