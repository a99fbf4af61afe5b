import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> _ModifiedView {
    modified(ValuesModifier { $0[keyPath: keyPath] = value })
  }

  /// Hands an observable object down.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> _ModifiedView {
    modified(ValuesModifier { $0[ObjectKey<T>.self] = object })
  }
}
