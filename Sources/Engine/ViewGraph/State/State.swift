/// A value the view owns. A rendered widget shows the initial value, or what the view's own code
/// sets when it appears (`Appearances`): WidgetKit archives the view once and never runs it again.
@propertyWrapper public struct State<Value>: DynamicProperty, EnvironmentReader {
  private var box: StateBox<Value>

  /// A state that begins with a value.
  public init(wrappedValue value: Value) { box = StateBox(value) }
  /// A state that begins with a value.
  public init(initialValue value: Value) { box = StateBox(value) }

  /// The value; what is written after the render changes no picture.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A connection to the value, for views below.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State {
  package mutating func connect(_ environment: EnvironmentValues) {
    let initial = box
    box = environment.owned { StateBox(initial.value) } ?? initial
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Where a state's value lives.
final class StateBox<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
