import LayoutEngine
public import ViewGraph

extension View {
  /// Views of a higher index are drawn later among their siblings.
  public nonisolated func zIndex(_ value: Double) -> _ModifiedView {
    modified(NodeChangeModifier { $0.zIndex = $1.number(value, of: "zIndex", else: 0) })
  }
}
