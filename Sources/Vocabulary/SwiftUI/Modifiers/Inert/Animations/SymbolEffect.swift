import DiagnosticRecords
import ViewGraph

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}

/// Jumps.
public struct BounceSymbolEffect: SymbolEffect {
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades in and out.
public struct PulseSymbolEffect: SymbolEffect {
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Runs through the layers.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// One after another.
  public var iterative: VariableColorSymbolEffect { self }
  /// More and more.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Back again.
  public var reversing: VariableColorSymbolEffect { self }
}

/// Grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect {
  /// Larger.
  public var up: ScaleSymbolEffect { self }
  /// Smaller.
  public var down: ScaleSymbolEffect { self }
}

/// Comes.
public struct AppearSymbolEffect: SymbolEffect {}

/// Goes.
public struct DisappearSymbolEffect: SymbolEffect {}

/// Becomes another symbol.
public struct ReplaceSymbolEffect: SymbolEffect {}

/// Turns.
public struct RotateSymbolEffect: SymbolEffect {}

/// Wiggles.
public struct WiggleSymbolEffect: SymbolEffect {}

/// Swells.
public struct BreatheSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Runs through the layers.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Becomes another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Swells.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// How long and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
  /// The system's choice.
  public static let `default` = SymbolEffectOptions()
  /// Without an end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  /// So much faster.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}

extension ContentTransition {
  /// Changes by an effect of symbols.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}
