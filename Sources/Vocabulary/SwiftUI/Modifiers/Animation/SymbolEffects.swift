import DiagnosticRecords
public import ViewGraph

/// Symbols stand still in a picture: their effects change nothing.
extension View {
  /// A lasting effect.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An effect when a value changes.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Takes away effects.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  /// How layers of symbols take colour; gradients are drawn flat, which a warning says.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> _ModifiedView {
    if mode != .gradient { return modified(InertModifier()) }
    return modified(
      ReportModifier(
        .symbolModeNotDrawn, "Symbols with gradients are drawn in flat colours.",
        hint: "Apple does not publish how the gradients of symbols run."))
  }

  /// How a value shows in symbols; always by the colour of layers, which a warning says.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> _ModifiedView {
    if mode != .draw { return modified(InertModifier()) }
    return modified(
      ReportModifier(
        .symbolModeNotDrawn,
        "Symbols show their value by the colour of layers instead of the length of strokes.",
        hint: "Use the mode color to say the same."))
  }

  /// How bright images may be; a picture has the range of a page.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> _ModifiedView {
    modified(InertModifier())
  }
}

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

/// How layers of symbols take colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a value shows in a symbol.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By the colour of layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the length of strokes.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension ContentTransition {
  /// Changes by an effect of symbols.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}

extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// That of a page.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the display is.
    public static let high = DynamicRange(name: "high")
  }
}

extension Rule {
  static let symbolModeNotDrawn = Rule(
    "symbol-mode-not-drawn", fault: .vitrine, .warning, "A mode of symbols is not drawn",
    why: "How gradients and variable strokes of symbols run is not published, so flat "
      + "colours and layers are drawn.",
    remedy: "Use flat colours and the mode color to say the same.")
}
