/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that says it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, the same one every time.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.shared.publisher(for: self)
  }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The kind of value.
  public typealias Output = Void
  /// The kind of error.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher that nobody listens to yet.
  public init() {}

  /// Says it.
  public func send() { subject.send() }

  /// Adds a listener, which is told before each change from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// A property that sends its new value before it changes.
@propertyWrapper
public struct Published<Value> {
  /// Holds the value and those who follow it.
  final class Storage {
    var value: Value
    let subject = PassthroughSubject<Value, Never>()

    init(_ value: Value) { self.value = value }
  }

  /// Sends the value, and each new one before it is set.
  public struct Publisher: Combine.Publisher {
    /// The kind of value.
    public typealias Output = Value
    /// The kind of error.
    public typealias Failure = Never

    let storage: Storage

    /// Adds a listener, which gets the current value and each new one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subject.prepend(storage.value).receive(subscriber: subscriber)
    }
  }

  let storage: Storage

  /// A property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Only objects have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// The property as a publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// The value in the object that has the property.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: path].storage.value }
    set {
      if let observed = object as? any ObservableObject {
        (observed.objectWillChange as? ObservableObjectPublisher)?.send()
      }
      let storage = object[keyPath: path].storage
      storage.subject.send(newValue)
      storage.value = newValue
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let subscription = sink { [weak storage] value in
      storage?.subject.send(value)
      storage?.value = value
    }
    ObjectPublishers.shared.keep(subscription, for: storage)
  }
}
