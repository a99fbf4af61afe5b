public import Foundation
import VectorDrawing
public import ViewGraph

/// How a change is animated. Pictures stand still, so that a name is enough.
public struct Animation: Equatable, Hashable, Sendable {
  private let name: String

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")
  public static let bouncy = Animation(name: "bouncy")
  public static let smooth = Animation(name: "smooth")
  public static let snappy = Animation(name: "snappy")
  public static let interactiveSpring = Animation(name: "interactiveSpring")

  public static func linear(duration: TimeInterval) -> Animation { linear }
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  /// A speed by a Bézier curve; kept as `easeInOut`, for nothing moves.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { easeInOut }
  /// A spring by its response; `spring()` is the one by duration.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring }
  /// A spring by its duration in seconds; the numbers are not kept.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }
  /// A stiff spring by its response in seconds; the numbers are not kept.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }
  /// A spring by its physics; kept as `spring`, for nothing moves.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { spring }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    bouncy
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    smooth
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    snappy
  }

  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change; nothing moves in a picture.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension Binding {
  /// The binding with an animation; nothing moves in a picture.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
