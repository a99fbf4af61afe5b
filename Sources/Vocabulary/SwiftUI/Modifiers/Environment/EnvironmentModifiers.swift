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

  /// Hands an observable object down.
  public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> _ModifiedView {
    modified(ValuesModifier { $0[ObjectKey<T>.self] = object })
  }

  /// Changes a value of the environment.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> _ModifiedView {
    modified(ValuesModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Light or dark for the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> _ModifiedView {
    environment(\.colorScheme, colorScheme)
  }

  /// Whether the view reacts.
  public nonisolated func disabled(_ disabled: Bool) -> _ModifiedView {
    modified(ValuesModifier { if disabled { $0.core.isEnabled = false } })
  }

  /// Whether the view and what is in it mirrors from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> _ModifiedView {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Whether the drawing of the view is mirrored as a whole where the layout runs in a direction.
  /// The layout of its parts mirrors by itself, whatever is chosen here (Apple).
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> _ModifiedView {
    modified(
      EffectModifier("Flip") { environment in
        guard behavior == .mirrors(in: environment.layoutDirection) else {
          return .transform { _ in .identity }
        }
        return .transform {
          CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: $0.midX, y: $0.midY))
        }
      })
  }
}
