import Foundation
import Synchronization

/// The lock of C's `os/lock.h`, which Apple's Foundation shows without an import of its own.
public struct os_unfair_lock_s: Sendable {
  /// 0 while nobody holds it.
  public var _os_unfair_lock_opaque: UInt32

  /// A lock that nobody holds.
  public init() { _os_unfair_lock_opaque = 0 }

  /// A lock in a state.
  public init(_os_unfair_lock_opaque state: UInt32) { _os_unfair_lock_opaque = state }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension os_unfair_lock_s {
  /// Calls with the word of a lock, as what it is to several threads.
  fileprivate static func withWord<Result>(
    _ lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result
  ) -> Result {
    body(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee)
  }
}

/// Takes the lock; waits while another holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if nobody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  os_unfair_lock_s.withWord(lock) {
    $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  os_unfair_lock_s.withWord(lock) { $0.store(0, ordering: .releasing) }
}
