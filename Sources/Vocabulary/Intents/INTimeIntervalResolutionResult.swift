public import Foundation

/// Whether a span of time in seconds will do.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: TimeInterval) -> Self { _accepting(resolved) }
  open class func confirmationRequired(with interval: TimeInterval?) -> Self {
    _accepting(interval)
  }
}
