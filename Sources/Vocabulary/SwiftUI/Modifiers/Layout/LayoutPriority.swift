import LayoutEngine
public import ViewGraph

extension View {
  /// Views of a higher priority get space first.
  public nonisolated func layoutPriority(_ value: Double) -> _ModifiedView {
    modified(NodeChangeModifier { $0.priority = $1.number(value, of: "layoutPriority", else: 0) })
  }
}
