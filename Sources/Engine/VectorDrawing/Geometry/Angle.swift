import Foundation

/// A geometric angle. The only spot in the project that does trigonometry, so that results are
/// rounded the same way everywhere.
public struct Angle: Sendable, Hashable, Comparable, AdditiveArithmetic {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The zero angle.
  public init() { radians = 0 }

  /// An angle of so many radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle of so many degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// No turn at all.
  public static let zero = Angle()

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the left turn is smaller; whole turns count.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// Both turns, one after the other.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// The left turn less the right one.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The same turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// So many times the turn.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// A part of the turn.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Makes it so many times the turn.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
  /// Makes it a part of the turn.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

extension Angle {
  /// The cosine, exact at quarter turns so that a rotation by 90° prints whole numbers.
  package var cosine: Double { Angle.snap(cos(radians)) }

  /// The sine, exact at quarter turns.
  package var sine: Double { Angle.snap(sin(radians)) }

  /// The tangent.
  package var tangent: Double { Angle.snap(tan(radians)) }

  /// The angle whose tangent is `y / x`, in the right quadrant.
  package static func of(x: Double, y: Double) -> Angle { Angle(radians: atan2(y, x)) }

  /// Libraries differ in the last bits of a sine; cutting below 1e-12 makes the printed digits
  /// equal.
  private static func snap(_ value: Double) -> Double {
    let rounded = value.rounded()
    return abs(value - rounded) < 1e-12 ? rounded : value
  }
}
