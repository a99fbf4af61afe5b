public import Foundation

/// How the points of a line are connected.
public struct InterpolationMethod: Hashable, Sendable {
  /// How, with the numbers the code gives.
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(Double)
    case cardinal(Double)
  }

  let kind: Kind

  /// By straight lines.
  public static let linear = InterpolationMethod(kind: .linear)
  /// By a curve that rises and falls only where the points do.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// By a curve through all points that keeps close to them.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// By a curve through all points.
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  /// By steps at the points.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// By steps halfway between the points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// By steps just before the next point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  /// By a curve through all points that keeps close to them.
  ///
  /// - Parameter alpha: 0 for a uniform, 0.5 for a centripetal, 1 for a chordal curve.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(Double(alpha)))
  }

  /// By a curve through all points.
  ///
  /// - Parameter tension: 0 for the roundest curve, 1 for straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(Double(tension)))
  }
}

extension InterpolationMethod: CustomStringConvertible {
  /// Its name.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .catmullRom: "catmullRom"
    case .cardinal: "cardinal"
    }
  }
}
