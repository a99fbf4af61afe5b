public import ViewGraph

extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { self[AccessibilitySettings.self].reduceMotion }
  public var accessibilityReduceTransparency: Bool {
    self[AccessibilitySettings.self].reduceTransparency
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[AccessibilitySettings.self].differentiateWithoutColor
  }
  public var accessibilityInvertColors: Bool { self[AccessibilitySettings.self].invertColors }
  public var accessibilityShowButtonShapes: Bool {
    self[AccessibilitySettings.self].showButtonShapes
  }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }

  /// Whether text is bold by the user's choice.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

/// The weight of text a person prefers.
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
