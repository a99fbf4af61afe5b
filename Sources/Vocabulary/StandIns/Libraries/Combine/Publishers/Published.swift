public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.shared.publisher(for: self)
  }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

@propertyWrapper
public struct Published<Value> {
  /// Holds the value and those who follow it.
  final class Storage {
    var value: Value
    let subject = PassthroughSubject<Value, Never>()

    init(_ value: Value) { self.value = value }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subject.prepend(storage.value).receive(subscriber: subscriber)
    }
  }

  let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Only objects have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

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
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let subscription = sink { [weak storage] value in
      storage?.subject.send(value)
      storage?.value = value
    }
    ObjectPublishers.shared.keep(subscription, for: storage)
  }
}
