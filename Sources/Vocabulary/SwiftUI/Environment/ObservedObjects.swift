public import ViewGraph

/// An object the view owns; a picture shows its initial state.
@propertyWrapper public struct StateObject<ObjectType: AnyObject>: DynamicProperty {
  private let box: LazyObject<ObjectType>

  /// An object that is made when it is first read.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = LazyObject(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { box.object }
  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: box.object)
  }
}

/// An object that is made when it is first asked for.
private final class LazyObject<ObjectType> {
  private let make: () -> ObjectType
  lazy var object: ObjectType = make()
  init(_ make: @escaping () -> ObjectType) { self.make = make }
}

/// An object the view watches.
@propertyWrapper public struct ObservedObject<ObjectType: AnyObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A connection to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// An object that somebody else owns.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// An object that somebody else owns.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object from the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>:
  DynamicProperty, EnvironmentReader
{
  private var object: ObjectType?

  /// The object that `environmentObject` gave a view above.
  public init() {}

  /// The object; reading it stops the program where no view above gives one.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No \(ObjectType.self) in the environment: add `.environmentObject(…)` above this view.")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  package mutating func connect(_ environment: EnvironmentValues) {
    object = environment[ObjectKey<ObjectType>.self]
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  /// An object to make bindings from.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// An object to make bindings from.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Itself, so that `$object.property` is a binding.
  public var projectedValue: Bindable<Value> { self }

  /// A connection to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// What has the focus; nothing in a picture.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the focus.
  @propertyWrapper public struct Binding {
    let base: ViewGraph.Binding<Value>
    /// Whether, or which part, has the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  /// No focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// No focus on any part.
  public init<T>() where Value == T? { state = State(wrappedValue: nil) }

  /// What has the focus: the initial nothing, unless view code sets it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A connection to the focus.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}
