import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
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
