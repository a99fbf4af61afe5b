public import Foundation

public struct ScaleType: Hashable, Sendable {
  /// What it does to numbers; nothing where the data say.
  let transform: ScaleTransform?

  public static let linear = ScaleType(transform: .linear)
  public static let log = ScaleType(transform: .log)
  public static let date = ScaleType(transform: .linear)
  public static let category = ScaleType(transform: nil)
  public static let squareRoot = ScaleType(transform: .power(0.5))
  public static let symmetricLog = ScaleType(transform: .symmetricLog(1))

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
