package import LayoutEngine
import VectorDrawing
package import ViewGraph

extension _ViewResolver {
  /// A node around another that lays it out: the order and the layout values show through, the
  /// priority starts anew (facts/layout-rules.md §4).
  package func enclose(
    _ child: LayoutNode, _ content: Node, _ algorithm: any LayoutAlgorithm
  ) -> LayoutNode {
    let wrapper = node(content, algorithm, children: [child])
    wrapper.values = child.values
    wrapper.zIndex = child.zIndex
    return wrapper
  }
}
