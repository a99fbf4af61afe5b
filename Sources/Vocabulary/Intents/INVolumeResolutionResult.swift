public import Foundation

/// Whether a volume will do.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitVolume>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with volumes: [Measurement<UnitVolume>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with volume: Measurement<UnitVolume>?) -> Self { Self() }
}
