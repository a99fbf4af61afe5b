public import AppIntents

/// Says what a control shows.
public protocol ControlValueProvider {
  /// What the control shows.
  associatedtype Value
  /// The value in the gallery of controls.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// Says what a control that people configure shows.
public protocol AppIntentControlValueProvider {
  /// The intent people configure the control by.
  associatedtype Configuration: ControlConfigurationIntent
  /// What the control shows.
  associatedtype Value
  /// The value in the gallery of controls.
  func previewValue(configuration: Configuration) -> Value
  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}
