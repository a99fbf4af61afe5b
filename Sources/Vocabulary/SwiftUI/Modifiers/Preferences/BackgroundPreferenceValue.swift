public import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> _ModifiedView {
    modified(
      PreferenceLayerModifier(alignment: alignment, isBehind: true) {
        transform(key.value(from: $0) ?? key.defaultValue)
      })
  }
}
