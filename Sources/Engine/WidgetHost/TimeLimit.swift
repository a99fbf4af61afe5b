/// Waits for an answer, but not for ever: what never answers must not stop the run.
@MainActor package enum TimeLimit {
  /// What runs code that answers and is on no actor; nil for whatever thread is free.
  package static var executor: (any TaskExecutor)?

  /// An answer, or nil if there is none in so many seconds; then it is too late, and what was to
  /// answer is left to itself.
  package static func answer<Value: Sendable>(
    within seconds: Double, _ body: @escaping @MainActor () async -> Value
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      let once = Once(continuation)
      let work: @MainActor @Sendable () async -> Void = { once.resume(await body()) }
      Task(executorPreference: executor, operation: work)
      Task {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        await MainActor.run { once.resume(nil) }
      }
    }
  }
}

/// Resumes a continuation once; later answers are too late.
@MainActor private final class Once<Value: Sendable> {
  private var continuation: CheckedContinuation<Value?, Never>?

  init(_ continuation: CheckedContinuation<Value?, Never>) { self.continuation = continuation }

  func resume(_ value: Value?) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
