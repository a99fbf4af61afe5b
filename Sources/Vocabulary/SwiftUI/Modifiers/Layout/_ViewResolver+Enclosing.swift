package import LayoutEngine
import VectorDrawing
package import ViewGraph

extension _ViewResolver {
  /// A node around another that lays it out: the order and the layout values show through, the
  /// priority starts anew (Facts/layout.md#priority).
  @inline(__always) package func enclose(
    _ child: LayoutNode, _ content: consuming Node,
    _ algorithm: consuming any LayoutAlgorithm
  ) -> LayoutNode {
    let wrapper = node(content, algorithm, children: LayoutChildren(only: child))
    wrapper.adoptTraits(of: child)
    return wrapper
  }

  /// A frame around a node. What the content says to a grid does not show through it
  /// (Facts/layout.md#grids).
  @inline(__always) package func frame(
    _ child: LayoutNode, _ algorithm: consuming any LayoutAlgorithm
  ) -> LayoutNode {
    let frame = enclose(child, Node(.group, "Frame"), algorithm)
    if frame.hasValues { GridCellKeys.all.forEach { frame.values[$0] = nil } }
    return frame
  }
}
