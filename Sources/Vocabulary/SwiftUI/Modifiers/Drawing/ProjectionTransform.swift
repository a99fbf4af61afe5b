import DiagnosticRecords
public import Foundation
public import VectorDrawing
import ViewGraph

extension EnvironmentValues {
  /// SVG transforms keep parallels parallel.
  func reportFlattening(_ what: String) {
    session.report(
      .perspectiveNotDrawn, "\(what) is drawn without perspective.",
      hint: "Pictures keep parallel lines parallel; pass perspective: 0 to say the same.")
  }
}

/// A projection of the plane; pictures draw its affine part.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  /// How x changes the scale; other than 0 it is not drawn.
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  /// How y changes the scale; other than 0 it is not drawn.
  public var m23: CGFloat = 0
  /// What is added to x′, points.
  public var m31: CGFloat = 0
  /// What is added to y′, points.
  public var m32: CGFloat = 0
  /// The scale; other than 1 it is not drawn.
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallels stay parallel, so that all of it is drawn.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension Rule {
  static let perspectiveNotDrawn = Rule(
    "perspective-not-drawn", fault: .vitrine, .warning,
    "A turn in space is drawn without perspective",
    why: "Pictures keep parallel lines parallel.",
    remedy: "Pass perspective: 0 to say the same.")
}
