import DiagnosticRecords
public import Foundation
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view drawn turned around a point. The leading edge is on the right where the layout runs
  /// from right to left (Apple, `UnitPoint.leading`).
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _ModifiedView {
    transformed("Rotation", anchor) {
      CGAffineTransform(rotationAngle: CGFloat($0.angle(angle, of: "rotationEffect").radians))
    }
  }

  /// The view drawn larger or smaller around a point.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> _ModifiedView {
    transformed("Scale", anchor) {
      CGAffineTransform(
        scaleX: $0.length(scale.width, of: "scaleEffect", else: 1),
        y: $0.length(scale.height, of: "scaleEffect", else: 1))
    }
  }

  /// The view drawn larger or smaller around a point.
  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> _ModifiedView { scaleEffect(CGSize(width: s, height: s), anchor: anchor) }

  /// The view drawn larger or smaller around a point.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _ModifiedView { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// The view drawn through a transform of its own coordinates.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> _ModifiedView {
    // Around the upper left corner in both directions: a transform knows no reading direction.
    modified(
      EffectModifier("Transform") {
        let transform = $0.session.transform(transform, of: "transformEffect")
        return .transform { transform.around($0.origin) }
      })
  }

  /// The view drawn through a projection; only its affine part is drawn.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> _ModifiedView {
    modified(
      EffectModifier("Projection") { environment in
        if !transform.isAffine { environment.reportFlattening("A projection") }
        let affine = environment.session.transform(transform.affine, of: "projectionEffect")
        return .transform { affine.around($0.origin) }
      })
  }

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

  /// The view drawn turned in space, without perspective.
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> _ModifiedView {
    rotation3DEffect(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }

  private nonisolated func transformed(
    _ type: String, _ anchor: UnitPoint,
    _ transform: @escaping (RenderSession) -> CGAffineTransform
  ) -> _ModifiedView {
    modified(
      EffectModifier(type) { environment in
        let transform = transform(environment.session)
        let anchor = environment.session.point(anchor, of: "The anchor of an effect")
          .mirrored(in: environment)
        return .transform { transform.around(anchor.point(in: $0)) }
      })
  }
}

extension EnvironmentValues {
  /// SVG transforms keep parallels parallel.
  fileprivate func reportFlattening(_ what: String) {
    session.report(
      .perspectiveNotDrawn, "\(what) is drawn without perspective.",
      hint: "Pictures keep parallel lines parallel; pass perspective: 0 to say the same.")
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

/// A projection of the plane; pictures draw its affine part.
public struct ProjectionTransform: Equatable, Sendable {
  /// How much of x goes into x′.
  public var m11: CGFloat = 1
  /// How much of x goes into y′.
  public var m12: CGFloat = 0
  /// How x changes the scale; other than 0 it is not drawn.
  public var m13: CGFloat = 0
  /// How much of y goes into x′.
  public var m21: CGFloat = 0
  /// How much of y goes into y′.
  public var m22: CGFloat = 1
  /// How y changes the scale; other than 0 it is not drawn.
  public var m23: CGFloat = 0
  /// What is added to x′, points.
  public var m31: CGFloat = 0
  /// What is added to y′, points.
  public var m32: CGFloat = 0
  /// The scale; other than 1 it is not drawn.
  public var m33: CGFloat = 1

  /// The projection that changes nothing.
  public init() {}

  /// An affine transform as a projection.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallels stay parallel, so that all of it is drawn.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

/// An effect that draws a view through a transform.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The transform for a view of this size.
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

extension Rule {
  static let perspectiveNotDrawn = Rule(
    "perspective-not-drawn", fault: .vitrine, .warning,
    "A turn in space is drawn without perspective",
    why: "Pictures keep parallel lines parallel.",
    remedy: "Pass perspective: 0 to say the same.")
}
