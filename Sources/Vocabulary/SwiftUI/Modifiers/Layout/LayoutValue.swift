public import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> _ModifiedView {
    modified(NodeChangeModifier { $0.values[ObjectIdentifier(key)] = value })
  }
}
