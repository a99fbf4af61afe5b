public import Foundation

open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitVolume>) -> Self { Self() }
  open class func disambiguation(with volumes: [Measurement<UnitVolume>]) -> Self { Self() }
  open class func confirmationRequired(with volume: Measurement<UnitVolume>?) -> Self { Self() }
}
