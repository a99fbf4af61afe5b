public import Foundation
public import VectorDrawing
import ViewGraph

/// Nothing comes or goes in a picture: what makes a transition is not kept.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let blurReplace = AnyTransition()
  public static let symbolEffect = AnyTransition()

  private init() {}
  public init<T: Transition>(_ transition: T) {}

  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration
  ) -> AnyTransition { .blurReplace }
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .identity
  }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func move(edge: Edge) -> AnyTransition { .slide }
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
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
