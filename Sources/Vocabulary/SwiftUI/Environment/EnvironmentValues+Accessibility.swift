public import ViewGraph

extension EnvironmentValues {
  /// Whether the rendered variant asks for less motion.
  public var accessibilityReduceMotion: Bool { self[AccessibilitySettings.self].reduceMotion }
  /// Whether the rendered variant asks for grounds that nothing shows through.
  public var accessibilityReduceTransparency: Bool {
    self[AccessibilitySettings.self].reduceTransparency
  }
  /// Whether the rendered variant asks for more than colours to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[AccessibilitySettings.self].differentiateWithoutColor
  }
  /// Whether the rendered variant turns colours around.
  public var accessibilityInvertColors: Bool { self[AccessibilitySettings.self].invertColors }
  /// Whether the rendered variant asks for outlines around buttons.
  public var accessibilityShowButtonShapes: Bool {
    self[AccessibilitySettings.self].showButtonShapes
  }
  /// Never: a picture is not read aloud while it is drawn.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Never: nothing in a picture can be operated.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Never: no assistive technology runs while a picture is drawn.
  public var accessibilityEnabled: Bool { false }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] ?? (core.fontContext.boldText ? .bold : nil) }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

/// The accessibility settings of the variant that is rendered.
package struct AccessibilitySettings: EnvironmentKey, Sendable {
  package var reduceMotion = false
  package var reduceTransparency = false
  package var differentiateWithoutColor = false
  package var invertColors = false
  package var showButtonShapes = false

  package static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}
