import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> _ModifiedView {
    modified(
      AnchorModifier<A, K>(source: value) { anchor in .value(transform(anchor)) })
  }
}
