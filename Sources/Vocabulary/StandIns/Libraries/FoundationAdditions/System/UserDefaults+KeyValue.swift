public import Foundation

extension UserDefaults {
  /// The value of a key, as key-value coding reads it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
