import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> _ModifiedView {
    modified(ValuesModifier { transform(&$0[keyPath: keyPath]) })
  }
}
