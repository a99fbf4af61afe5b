import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> _ModifiedView { modified(PreferenceModifier(key: key, change: .value(value))) }
}
