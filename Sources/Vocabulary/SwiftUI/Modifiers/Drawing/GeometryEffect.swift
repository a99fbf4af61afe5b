public import Foundation
import VectorDrawing
public import ViewGraph

public protocol GeometryEffect: Animatable, ViewModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content drawn through the transform; only its affine part.
  public func body(content: Content) -> _ModifiedView {
    let effect = self
    return content.modified(
      EffectModifier("GeometryEffect") { environment in
        .transform { frame in
          let value = effect.effectValue(size: frame.size)
          if !value.isAffine { environment.reportFlattening("A GeometryEffect") }
          return environment.session.transform(value.affine, of: "A GeometryEffect")
            .around(frame.origin)
        }
      })
  }
}
