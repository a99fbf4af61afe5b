/// Values of the intent being edited, as an options provider or a query sees them.
///
/// Nothing is being edited in a gallery, so there are none.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Asks for one parameter of the intent.
  public init<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}

  /// Asks for two parameters of the intent.
  public init<First, Second>(
    _ first: KeyPath<Intent, IntentParameter<First>>,
    _ second: KeyPath<Intent, IntentParameter<Second>>
  ) {}

  /// Asks for three parameters of the intent.
  public init<First, Second, Third>(
    _ first: KeyPath<Intent, IntentParameter<First>>,
    _ second: KeyPath<Intent, IntentParameter<Second>>,
    _ third: KeyPath<Intent, IntentParameter<Third>>
  ) {}

  /// The intent's values: none.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The values of an intent that is being edited.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  /// A parameter's value.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: path]
  }
}
