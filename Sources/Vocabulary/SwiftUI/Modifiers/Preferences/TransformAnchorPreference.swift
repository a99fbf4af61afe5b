import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> _ModifiedView {
    modified(
      AnchorModifier<A, K>(source: value) { anchor in
        .transform { any in
          guard var value = any as? K.Value else { return }
          transform(&value, anchor)
          any = value
        }
      })
  }
}
