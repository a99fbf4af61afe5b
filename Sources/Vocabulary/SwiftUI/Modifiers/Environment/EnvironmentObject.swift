import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> _ModifiedView {
    modified(ValuesModifier { $0[ObjectKey<T>.self] = object })
  }
}
