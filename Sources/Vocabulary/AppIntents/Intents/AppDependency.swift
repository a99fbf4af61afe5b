import Synchronization

/// Something an intent needs and the app provides.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: String

  /// The dependency registered for the type, or for `key`.
  public init(key: (any Hashable)? = nil) {
    self.key = AppDependencyManager.name(Value.self, key)
  }

  /// What was registered.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(for: key) as? Value else {
      fatalError("No \(Value.self) was added to AppDependencyManager.shared.")
    }
    return value
  }
}

/// Holds what intents depend on.
public final class AppDependencyManager: @unchecked Sendable {
  /// The manager that everybody shares.
  public static let shared = AppDependencyManager()

  private let makers = Mutex<[String: @Sendable () -> any Sendable]>([:])

  init() {}

  /// Registers something, made when it is first needed.
  public func add<Value: Sendable>(
    key: (any Hashable)? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    let name = Self.name(Value.self, key)
    makers.withLock { $0[name] = dependency }
  }

  /// Registers something that a closure makes.
  public func add<Value: Sendable>(
    key: (any Hashable)? = nil, dependencyProvider: @escaping @Sendable () -> Value
  ) {
    let name = Self.name(Value.self, key)
    makers.withLock { $0[name] = dependencyProvider }
  }

  func value(for name: String) -> Any? { makers.withLock { $0[name] }?() }

  static func name(_ type: Any.Type, _ key: (any Hashable)?) -> String {
    "\(String(reflecting: type)) \(key.map { "\($0)" } ?? "")"
  }
}
