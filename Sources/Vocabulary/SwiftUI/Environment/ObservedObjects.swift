public import ViewGraph

/// An object the view owns; a picture shows its initial state, or what the view's own code makes of
/// it when it appears.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: DynamicProperty, EnvironmentReader {
  private var box: LazyObject<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = LazyObject(thunk)
  }

  public var wrappedValue: ObjectType { box.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: box.object)
  }

  package mutating func connect(_ environment: EnvironmentValues) {
    let initial = box
    box = environment.owned { LazyObject(initial.make) } ?? initial
  }
}

/// An object that is made when it is first asked for.
private final class LazyObject<ObjectType> {
  let make: () -> ObjectType
  lazy var object: ObjectType = make()
  init(_ make: @escaping () -> ObjectType) { self.make = make }
}

@propertyWrapper public struct ObservedObject<ObjectType: AnyObject>: DynamicProperty {
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>:
  DynamicProperty, EnvironmentReader
{
  private var object: ObjectType?

  public init() {}

  /// The object; reading it stops the program where no view above gives one.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No \(ObjectType.self) in the environment: add `.environmentObject(…)` above this view.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  package mutating func connect(_ environment: EnvironmentValues) {
    object = environment[ObjectKey<ObjectType>.self]
  }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// What has the focus; nothing in a picture.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    let base: ViewGraph.Binding<Value>
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T>() where Value == T? { state = State(wrappedValue: nil) }

  /// What has the focus: the initial nothing, unless view code sets it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}
