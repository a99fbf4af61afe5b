/// Values of the intent being edited, as an options provider or a query sees them.
///
/// Nothing is being edited in a gallery, so there are none.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  public init<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}

  public init<First, Second>(
    _ first: KeyPath<Intent, IntentParameter<First>>,
    _ second: KeyPath<Intent, IntentParameter<Second>>
  ) {}

  public init<First, Second, Third>(
    _ first: KeyPath<Intent, IntentParameter<First>>,
    _ second: KeyPath<Intent, IntentParameter<Second>>,
    _ third: KeyPath<Intent, IntentParameter<Third>>
  ) {}

  /// The intent's values: none.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: path]
  }
}
