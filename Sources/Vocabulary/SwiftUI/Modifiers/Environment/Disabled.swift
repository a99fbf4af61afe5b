import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func disabled(_ disabled: Bool) -> _ModifiedView {
    modified(ValuesModifier { if disabled { $0.core.isEnabled = false } })
  }
}
