import Foundation

/// What was set on a thing that could not be had, by the names of members: that is what they are
/// from then on. Whether a thing is a value or an object is not known, so that copies share it.
public final class MadeMemory: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any?] = [:]
  /// Told when something is set first: a member that code asks for is made anew each time, and kept
  /// from then on.
  private var attach: (@Sendable (MadeMemory) -> Void)?

  public init() {}

  init(attach: @escaping @Sendable (MadeMemory) -> Void) { self.attach = attach }

  public func keep(_ value: Any, _ name: String) {
    let value = (value as? any OptionalValue)?.wrapped ?? (value is any OptionalValue ? nil : value)
    let attach = lock.withLock {
      values[name] = .some(value)
      defer { self.attach = nil }
      return self.attach
    }
    attach?(self)
  }

  /// What was set, which may be nil; nil if nothing was.
  func value(_ name: some StringProtocol) -> Any?? {
    lock.withLock { values[String(name)] }
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
