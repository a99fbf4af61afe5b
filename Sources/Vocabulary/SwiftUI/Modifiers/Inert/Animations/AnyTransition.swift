public import Foundation
public import VectorDrawing
import ViewGraph

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// Comes and goes at once.
  public static let identity = AnyTransition()
  /// Fades.
  public static let opacity = AnyTransition()
  /// Grows from nothing.
  public static let scale = AnyTransition()
  /// Comes from the leading edge and goes to the trailing one.
  public static let slide = AnyTransition()
  /// Blurs.
  public static let blurReplace = AnyTransition()

  /// Grows from a factor; not kept.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Comes from and goes to an edge; not kept.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// Pushes what was there away from an edge; not kept.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// Comes from a distance in points; not kept.
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
  /// Comes from a distance in points; not kept.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
  /// Comes one way and goes another; only the first is kept.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Together with another transition, which is not kept.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own, which is not kept.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
