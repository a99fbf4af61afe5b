public import Foundation

/// How a scale turns values into places.
public struct ScaleType: Hashable, Sendable {
  /// What it does to numbers; nothing where the data say.
  let transform: ScaleTransform?

  /// In proportion.
  public static let linear = ScaleType(transform: .linear)
  /// By the logarithm.
  public static let log = ScaleType(transform: .log)
  /// In proportion to time.
  public static let date = ScaleType(transform: .linear)
  /// One after the other.
  public static let category = ScaleType(transform: nil)
  /// By the square root.
  public static let squareRoot = ScaleType(transform: .power(0.5))
  /// By the logarithm on both sides of zero.
  public static let symmetricLog = ScaleType(transform: .symmetricLog(1))

  /// By a power of the distance from zero.
  public static func power(exponent: CGFloat) -> ScaleType {
    ScaleType(transform: .power(Double(exponent)))
  }

  /// By the logarithm on both sides of zero.
  ///
  /// - Parameter slopeAtZero: How steep the scale is at zero.
  public static func symmetricLog(slopeAtZero: CGFloat) -> ScaleType {
    ScaleType(transform: .symmetricLog(Double(max(slopeAtZero, 1e-6))))
  }
}
