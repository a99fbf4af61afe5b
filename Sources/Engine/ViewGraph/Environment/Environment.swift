/// Reads a value from the environment of the view.
@propertyWrapper public struct Environment<Value>: DynamicProperty, EnvironmentReader {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var environment: EnvironmentValues?

  /// The value at a path, e.g. `\.colorScheme`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// An observable object by its type; reading it stops the program where no view above gives one.
  public init(_ type: Value.Type) where Value: AnyObject {
    source = .object { environment in
      guard let object = environment[ObjectKey<Value>.self] else {
        fatalError(
          "No \(type) in the environment: add `.environment(\(type)())` to a view above this one.")
      }
      return object
    }
  }

  /// An object that may be missing.
  public init<T: AnyObject>(_ type: T.Type) where Value == T? {
    source = .object { $0[ObjectKey<T>.self] }
  }

  /// The value where the view is; the default before the view is in a tree.
  public var wrappedValue: Value {
    let environment = environment ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return environment[keyPath: keyPath]
    case .object(let read): return read(environment)
    }
  }

  package mutating func connect(_ environment: EnvironmentValues) {
    self.environment = environment
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an observable object in the environment.
package enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}
