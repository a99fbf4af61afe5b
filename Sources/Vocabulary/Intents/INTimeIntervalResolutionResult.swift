public import Foundation

/// Whether a span of time in seconds will do.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: TimeInterval) -> Self { Self() }
  open class func confirmationRequired(with interval: TimeInterval?) -> Self { Self() }
}
