/// Values of the intent being configured, as an options provider or a query sees them.
///
/// There is none unless parameters are being filled in for a gallery.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Whether the parameters that are named have values.
  private let isReady: @Sendable (Intent) -> Bool

  public init<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {
    nonisolated(unsafe) let path = path
    isReady = { $0[keyPath: path].hasContent }
  }

  public init<First, Second>(
    _ first: KeyPath<Intent, IntentParameter<First>>,
    _ second: KeyPath<Intent, IntentParameter<Second>>
  ) {
    nonisolated(unsafe) let (first, second) = (first, second)
    isReady = { $0[keyPath: first].hasContent && $0[keyPath: second].hasContent }
  }

  public init<First, Second, Third>(
    _ first: KeyPath<Intent, IntentParameter<First>>,
    _ second: KeyPath<Intent, IntentParameter<Second>>,
    _ third: KeyPath<Intent, IntentParameter<Third>>
  ) {
    nonisolated(unsafe) let (first, second, third) = (first, second, third)
    isReady = {
      $0[keyPath: first].hasContent && $0[keyPath: second].hasContent
        && $0[keyPath: third].hasContent
    }
  }

  /// The intent's values; nil unless those that are named are there.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = ConfiguredIntent.current as? Intent, isReady(intent) else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// The intent whose parameters are being filled in.
enum ConfiguredIntent {
  @TaskLocal static var current: (any AppIntent)?
}

@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: path]
  }

  /// The value of an optional parameter, which is there if the dependency names it; what stands for
  /// one that was not given, else.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value?>) -> Value {
    intent[keyPath: path] ?? IntentParameter<Value>.value(insteadOf: "?")
  }
}
