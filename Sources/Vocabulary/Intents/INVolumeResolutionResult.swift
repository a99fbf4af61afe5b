public import Foundation

open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitVolume>) -> Self { _accepting(resolved) }
  open class func disambiguation(with volumes: [Measurement<UnitVolume>]) -> Self {
    _accepting(volumes.first)
  }
  open class func confirmationRequired(with volume: Measurement<UnitVolume>?) -> Self {
    _accepting(volume)
  }
}
