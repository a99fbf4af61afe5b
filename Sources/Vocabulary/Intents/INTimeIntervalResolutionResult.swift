public import Foundation

/// Whether a span of time in seconds will do.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: TimeInterval) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with interval: TimeInterval?) -> Self { Self() }
}
