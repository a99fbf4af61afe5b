import Foundation

/// Waits for a completion handler. A second answer is passed over; none at all is the host's
/// affair, which does not wait for ever.
@MainActor func firstAnswer<T>(_ ask: (@escaping @Sendable (T) -> Void) -> Void) async -> T {
  let box = await withUnsafeContinuation { continuation in
    let once = AnswerOnce<T>(continuation)
    ask { once.resume($0) }
  }
  return box.value
}

/// A value handed from one task to another.
struct AnswerBox<T>: @unchecked Sendable {
  let value: T
}

private final class AnswerOnce<T>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: UnsafeContinuation<AnswerBox<T>, Never>?

  init(_ continuation: UnsafeContinuation<AnswerBox<T>, Never>) { self.continuation = continuation }

  func resume(_ value: T) {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: AnswerBox(value: value))
  }
}
