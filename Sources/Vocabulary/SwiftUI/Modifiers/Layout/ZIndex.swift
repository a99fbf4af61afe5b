import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func zIndex(_ value: Double) -> _ModifiedView {
    modified(NodeChangeModifier { $0.zIndex = $1.number(value, of: "zIndex", else: 0) })
  }
}
