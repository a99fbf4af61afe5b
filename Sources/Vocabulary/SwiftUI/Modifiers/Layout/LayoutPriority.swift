import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func layoutPriority(_ value: Double) -> _ModifiedView {
    modified(NodeChangeModifier { $0.priority = $1.number(value, of: "layoutPriority", else: 0) })
  }
}
