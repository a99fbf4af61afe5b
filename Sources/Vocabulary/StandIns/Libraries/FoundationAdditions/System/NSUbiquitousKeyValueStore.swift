public import Foundation
import Synchronization

/// What a notification of changes tells: why, and of which keys.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// The values that a person's devices share through iCloud. They are kept while the program runs,
/// and begin as those of the widget's own defaults, so that `"defaults"` in `vitrine.json` feeds
/// both.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()

  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private struct Values: @unchecked Sendable { var all: [String: Any?] = [:] }
  private let values = Mutex(Values())

  open func object(forKey key: String) -> Any? {
    if let value = values.withLock({ $0.all[key] }) { return value }
    return UserDefaults.standard.object(forKey: key)
  }

  open func set(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let value = value
    values.withLock { $0.all[key] = .some(value) }
  }

  open func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }

  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func longLong(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  open func double(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
  open func bool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }

  open func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }

  /// What was set in this program; what the defaults hold is theirs.
  open var dictionaryRepresentation: [String: Any] {
    values.withLock { $0.all.compactMapValues { $0 } }
  }

  @discardableResult open func synchronize() -> Bool { true }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let value as NSNumber: value
    case let value as Int: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    default: nil
    }
  }
}
