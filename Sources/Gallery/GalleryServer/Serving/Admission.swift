import CLibrary
import Foundation

/// A connection's slot among those that are open; it can be taken away by another thread.
final class Admission: @unchecked Sendable {
  /// What the slot is held for.
  enum State: Hashable, Sendable {
    /// A request and its answer.
    case answering
    /// Every change from now on.
    case listening
    /// Nothing any more.
    case over
  }

  private let socket: Int32
  private let lock = NSLock()
  private var now = State.answering
  private var isOpen = true

  init(_ socket: Int32) { self.socket = socket }

  var state: State { lock.withLock { now } }

  /// From now on it takes no slot from those who want an answer.
  func listens() {
    lock.withLock { if now == .answering { now = .listening } }
  }

  /// Breaks the connection off; whoever reads or writes notices at once.
  func revoke() {
    lock.withLock {
      now = .over
      if isOpen { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  /// Closes the connection: its number may be another's from now on.
  func end() {
    lock.withLock {
      now = .over
      isOpen = false
      close(socket)
    }
  }
}
