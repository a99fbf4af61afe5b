import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> _ModifiedView {
    modified(ValuesModifier { $0[keyPath: keyPath] = value })
  }

  public nonisolated func environment<T: AnyObject>(_ object: T?) -> _ModifiedView {
    modified(ValuesModifier { $0[ObjectKey<T>.self] = object })
  }
}
