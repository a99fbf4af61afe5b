import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> _ModifiedView {
    modified(
      PreferenceModifier(
        key: key,
        change: .transform { any in
          guard var value = any as? K.Value else { return }
          callback(&value)
          any = value
        }))
  }
}
