import Foundation
import VectorDrawing
public import ViewGraph

extension View {
  /// The view drawn through a projection; only its affine part is drawn.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> _ModifiedView {
    modified(
      EffectModifier("Projection") { environment in
        if !transform.isAffine { environment.reportFlattening("A projection") }
        let affine = environment.session.transform(transform.affine, of: "projectionEffect")
        return .transform { affine.around($0.origin) }
      })
  }
}
