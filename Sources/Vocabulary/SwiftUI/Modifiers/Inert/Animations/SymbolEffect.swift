import ViewGraph

public protocol SymbolEffect: Sendable {}
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol IndefiniteSymbolEffect: SymbolEffect {}
public protocol TransitionSymbolEffect: SymbolEffect {}

/// Effects that may go layer by layer.
public protocol _LayeredSymbolEffect: SymbolEffect {}

extension _LayeredSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Effects that may go up or down.
public protocol _VerticalSymbolEffect: SymbolEffect {}

extension _VerticalSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
}

public struct AppearSymbolEffect:
  _LayeredSymbolEffect, _VerticalSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{}

public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {}

public struct BounceSymbolEffect:
  _LayeredSymbolEffect, _VerticalSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{}

public struct BreatheSymbolEffect:
  _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public var plain: BreatheSymbolEffect { self }
  public var pulse: BreatheSymbolEffect { self }
}

public struct DisappearSymbolEffect:
  _LayeredSymbolEffect, _VerticalSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{}

public struct DrawOffSymbolEffect:
  _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  public var individually: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
  public var reversed: DrawOffSymbolEffect { self }
}

public struct DrawOnSymbolEffect:
  _LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  public var individually: DrawOnSymbolEffect { self }
}

public struct PulseSymbolEffect:
  _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{}

public struct ReplaceSymbolEffect: _LayeredSymbolEffect, ContentTransitionSymbolEffect {
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

  public var downUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// A symbol that becomes another where both have layers in common.
  public struct MagicReplace: _LayeredSymbolEffect, ContentTransitionSymbolEffect {}
}

public struct RotateSymbolEffect:
  _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public var clockwise: RotateSymbolEffect { self }
  public var counterClockwise: RotateSymbolEffect { self }
}

public struct ScaleSymbolEffect:
  _LayeredSymbolEffect, _VerticalSymbolEffect, IndefiniteSymbolEffect
{}

public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var cumulative: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var iterative: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
}

public struct WiggleSymbolEffect:
  _LayeredSymbolEffect, _VerticalSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public var backward: WiggleSymbolEffect { self }
  public var clockwise: WiggleSymbolEffect { self }
  public var counterClockwise: WiggleSymbolEffect { self }
  public var forward: WiggleSymbolEffect { self }
  public var left: WiggleSymbolEffect { self }
  public var right: WiggleSymbolEffect { self }
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect.MagicReplace {
  public static func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect.MagicReplace {
    ReplaceSymbolEffect.MagicReplace()
  }
}

extension ContentTransition {
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}
