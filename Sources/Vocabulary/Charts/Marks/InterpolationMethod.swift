public import Foundation

public struct InterpolationMethod: Hashable, Sendable {
  /// How, with the numbers the code gives.
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(Double)
    case cardinal(Double)
  }

  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
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
