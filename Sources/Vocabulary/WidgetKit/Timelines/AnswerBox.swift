import DiagnosticRecords
import Foundation
import FoundationAdditions
import WidgetHost

/// Waits for a completion handler. A second answer is passed over, and said where it comes at once;
/// none at all is the host's affair, which does not wait for ever.
///
/// - Throws: `HandlerDropped` as soon as nobody is left who could call it.
@MainActor func firstAnswer<T>(
  _ ask: (@escaping @Sendable (T) -> Void) -> Void
) async throws -> T {
  let box = try await withUnsafeThrowingContinuation { continuation in
    let once = AnswerOnce<T>(continuation)
    ask { once.resume($0) }
    once.sayMore()
  }
  return box.value
}

/// A value handed from one task to another.
struct AnswerBox<T>: @unchecked Sendable {
  let value: T
}

private final class AnswerOnce<T>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: UnsafeContinuation<AnswerBox<T>, any Error>?
  /// Answers on the thread that asks; how many come on others by a moment is chance.
  private var count = 0
  private let asking = pthread_self()

  init(_ continuation: UnsafeContinuation<AnswerBox<T>, any Error>) {
    self.continuation = continuation
  }

  /// Whoever could answer has this.
  deinit { continuation?.resume(throwing: HandlerDropped()) }

  func resume(_ value: T) {
    let waiting = lock.withLock {
      if pthread_self() == asking { count += 1 }
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: AnswerBox(value: value))
  }

  /// Says that there was more than one answer.
  func sayMore() {
    let answers = lock.withLock { count }
    guard answers > 1 else { return }
    HostDiagnostics.report(
      Diagnostic(
        .providerAnsweredTwice,
        "The provider called its completion handler \(answers) times; the first answer is shown.",
        hint: "Leave the method with `return` behind each call."))
  }
}

extension Rule {
  static let providerAnsweredTwice = Rule(
    "provider-answered-twice", fault: .widget, .warning,
    "A timeline provider answered one question several times",
    why: "Only the first answer counts, so that what comes later is never shown.",
    remedy: "Leave the method with `return` behind each call of the completion handler.")
}
