public import Foundation
import LayoutEngine
public import VectorDrawing
public import ViewGraph

extension View {
  /// Room inside the safe area; 16 points where nothing is said.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> _ModifiedView {
    modified(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges), edges: edges))
  }

  /// Room inside the safe area, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> _ModifiedView {
    safeAreaPadding(.all, length)
  }

  /// Room inside the safe area, in points per edge.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> _ModifiedView {
    modified(SafeAreaPaddingModifier(insets: insets, edges: .all))
  }
}

/// Padding that counts as covered: what ignores the safe area extends over it.
struct SafeAreaPaddingModifier: SafeAreaModifier {
  let insets: EdgeInsets
  let edges: Edge.Set

  func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let insets = resolver.session.insets(insets, of: "safeAreaPadding")
    return resolver.enclose(
      node, Node(.group, "SafeAreaPadding"), PaddingAlgorithm(insets: insets, edges: edges))
  }

  static func insets(of node: LayoutNode) -> EdgeInsets {
    (node.algorithm as? PaddingAlgorithm)?.insets ?? EdgeInsets()
  }
}
