public import LayoutEngine
public import ViewGraph

extension View {
  /// Views of a higher priority get space first.
  public nonisolated func layoutPriority(_ value: Double) -> _ModifiedView {
    modified(NodeChangeModifier { $0.priority = $1.number(value, of: "layoutPriority", else: 0) })
  }

  /// Views of a higher index are drawn later among their siblings.
  public nonisolated func zIndex(_ value: Double) -> _ModifiedView {
    modified(NodeChangeModifier { $0.zIndex = $1.number(value, of: "zIndex", else: 0) })
  }

  /// Hands a value to the layout that contains the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> _ModifiedView {
    modified(NodeChangeModifier { $0.values[ObjectIdentifier(key)] = value })
  }
}
