public import Foundation

/// Whether a distance will do.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitLength>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with lengths: [Measurement<UnitLength>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with length: Measurement<UnitLength>?) -> Self { Self() }
}
