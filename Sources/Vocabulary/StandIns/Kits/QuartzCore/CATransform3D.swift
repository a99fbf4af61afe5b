public import CoreGraphics
public import Foundation
public import SwiftUI
import VectorDrawing

/// Rows of numbers; a point is a row that is multiplied from the left.
public struct CATransform3D: Equatable, Sendable {
  public var (m11, m12, m13, m14): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 0)
  public var (m21, m22, m23, m24): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 1, 0, 0)
  public var (m31, m32, m33, m34): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 1, 0)
  public var (m41, m42, m43, m44): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)

  public init() {}

  init(_ rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  return CATransform3D(
    (0..<4).map { (row: Int) -> [CGFloat] in
      (0..<4).map { (column: Int) -> CGFloat in
        (0..<4).reduce(CGFloat(0)) { (sum: CGFloat, each: Int) -> CGFloat in
          sum + first[row][each] * second[each][column]
        }
      }
    })
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Radians around an axis of any length; around none, the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  if length == 0 { return CATransform3DIdentity }
  let axis = [x / length, y / length, z / length]
  let turn = Angle(radians: Double(angle))
  let (sine, cosine) = (CGFloat(turn.sine), CGFloat(turn.cosine))
  let cross: [[CGFloat]] = [
    [0, axis[2], -axis[1]], [-axis[2], 0, axis[0]], [axis[1], -axis[0], 0],
  ]
  let rows: [[CGFloat]] = (0..<3).map { row in
    (0..<3).map { column in
      let own: CGFloat = row == column ? cosine : 0
      return own + (1 - cosine) * axis[row] * axis[column] + sine * cross[row][column]
    } + [0]
  }
  return CATransform3D(rows + [[0, 0, 0, 1]])
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What it does in the plane, whatever it does to depth.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension ProjectionTransform {
  /// What it makes of points of the plane.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
