public import ViewGraph

/// A value kept with a scene; a widget has none, so that it is the initial value.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// The initial value; nothing is read or kept under the key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}
