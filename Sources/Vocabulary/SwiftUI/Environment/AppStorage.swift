public import Foundation
public import ViewGraph

@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// A value that is read and written somehow.
  package init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    (self.read, self.write) = (read, write)
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
  /// A value that user defaults hold as it is.
  fileprivate init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    nonisolated(unsafe) let store = store ?? .standard
    self.init(
      { store.object(forKey: key) as? Value ?? value }, { store.set($0, forKey: key) })
  }

  /// A value that user defaults hold as its raw value.
  fileprivate init(raw value: Value, _ key: String, _ store: UserDefaults?)
  where Value: RawRepresentable {
    nonisolated(unsafe) let store = store ?? .standard
    self.init(
      {
        (store.object(forKey: key) as? Value.RawValue).flatMap { Value(rawValue: $0) } ?? value
      }, { store.set($0.rawValue, forKey: key) })
  }

  /// A value that may be missing.
  fileprivate init<T>(optional key: String, _ store: UserDefaults?) where Value == T? {
    nonisolated(unsafe) let store = store ?? .standard
    self.init({ store.object(forKey: key) as? T }, { store.set($0, forKey: key) })
  }

  /// The same of one that user defaults hold as its raw value.
  fileprivate init<R: RawRepresentable>(optionalRaw key: String, _ store: UserDefaults?)
  where Value == R? {
    nonisolated(unsafe) let store = store ?? .standard
    self.init(
      { (store.object(forKey: key) as? R.RawValue).flatMap { R(rawValue: $0) } },
      { store.set($0?.rawValue, forKey: key) })
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(plain: wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(plain: wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(plain: wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(plain: wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(plain: wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(plain: wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    nonisolated(unsafe) let store = store ?? .standard
    self.init({ store.address(key) ?? wrappedValue }, { store.keep($0, key) })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(raw: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(raw: wrappedValue, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    nonisolated(unsafe) let store = store ?? .standard
    self.init({ store.address(key) }, { store.keep($0, key) })
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(optionalRaw: key, store)
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(optionalRaw: key, store) }
}

/// Foundation on Linux keeps the path of an address alone, and never returns where it is to set
/// none.
extension UserDefaults {
  fileprivate func address(_ key: String) -> URL? {
    let kept = string(forKey: key).flatMap { URL(string: $0) }
    return kept?.scheme == nil ? url(forKey: key) : kept
  }

  fileprivate func keep(_ address: URL?, _ key: String) {
    set(address?.absoluteString, forKey: key)
  }
}
