import Foundation

/// A lock around some state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock around a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// A lock around a value that the compiler cannot prove to be safe.
  public init(uncheckedState state: State) { storage = Storage(state) }

  /// Runs `body` alone with the state.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try withLockUnchecked(body) }

  /// Runs `body` alone with the state.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock.
  public func lock() { storage.lock.lock() }

  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }

  /// Runs `body` alone.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
