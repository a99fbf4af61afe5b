import Foundation
public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> _ModifiedView {
    // Around the upper left corner in both directions: a transform knows no reading direction.
    modified(
      EffectModifier("Transform") {
        let transform = $0.session.transform(transform, of: "transformEffect")
        return .transform { transform.around($0.origin) }
      })
  }
}
