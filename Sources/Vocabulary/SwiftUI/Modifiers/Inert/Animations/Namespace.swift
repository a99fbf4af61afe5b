public import ViewGraph

@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable { init() {} }
  /// A scope of its own; all are equal here, for nothing flies.
  public init() {}
  public var wrappedValue: ID { ID() }
}
