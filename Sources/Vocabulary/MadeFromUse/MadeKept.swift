import Foundation
import FoundationAdditions

/// What a key of a store that could not be had leads to: what was set last, else what a person's
/// defaults have for its name, else what the project says it begins with.
public final class MadeKept<Value>: @unchecked Sendable {
  private let path: String
  private let name: String?
  private let defaults: UserDefaults
  private let start: Value?
  private let lock = NSLock()
  private var held: Value?

  /// - Parameters:
  ///   - store: the name of its type.
  ///   - suite: its `UserDefaults`, if the project says which.
  public init(_ store: String, key: Any?, start: Value?, suite: Any?) {
    name = key as? String
    path = "\(store)[\(name ?? "")]"
    defaults = suite as? UserDefaults ?? .standard
    self.start = start
  }

  public var value: Value {
    get { lock.withLock { held } ?? kept ?? start ?? madeAnswer(path) }
    set { lock.withLock { held = newValue } }
  }

  private var kept: Value? {
    guard let name, let object = defaults.object(forKey: name) else { return nil }
    return object as? Value
  }
}
