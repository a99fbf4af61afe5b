import Synchronization

@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: String

  public init(key: (any Hashable)? = nil) {
    self.key = AppDependencyManager.name(Value.self, key)
  }

  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(for: key) as? Value else {
      fatalError("No \(Value.self) was added to AppDependencyManager.shared.")
    }
    return value
  }
}

public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private let makers = Mutex<[String: @Sendable () -> any Sendable]>([:])

  init() {}

  public func add<Value: Sendable>(
    key: (any Hashable)? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    let name = Self.name(Value.self, key)
    makers.withLock { $0[name] = dependency }
  }

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
