public import Foundation
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view drawn turned in space, without perspective: seen from far away, a turn around an axis
  /// of the plane shortens the view.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> _ModifiedView {
    modified(
      EffectModifier("Rotation3D") { environment in
        let session = environment.session
        let angle = session.angle(angle, of: "rotation3DEffect")
        let axis = session.axis(axis, of: "The axis of rotation3DEffect")
        let turn = CGAffineTransform(turning: angle, around: axis)
        let leavesPlane = (axis.x != 0 || axis.y != 0) && angle.sine != 0
        if leavesPlane, perspective != 0 { environment.reportFlattening("A turn in space") }
        let anchor = session.point(anchor, of: "The anchor of rotation3DEffect")
          .mirrored(in: environment)
        return .transform { turn.around(anchor.point(in: $0)) }
      })
  }
}

extension RenderSession {
  /// An axis in space of which each part is a number that can be turned around.
  fileprivate func axis(
    _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), of name: StaticString
  ) -> (x: CGFloat, y: CGFloat, z: CGFloat) {
    (length(axis.x, of: name), length(axis.y, of: name), length(axis.z, of: name))
  }
}

extension CGAffineTransform {
  /// A turn in space, projected straight onto the plane (Rodrigues' rotation formula).
  init(turning angle: Angle, around axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    // An axis that is no number makes a transform that is none either, which the gate refuses.
    guard length != 0 else { self = .identity; return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (CGFloat(angle.cosine), CGFloat(angle.sine))
    let rest = 1 - cosine
    self.init(
      a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
      d: cosine + y * y * rest, tx: 0, ty: 0)
  }
}
