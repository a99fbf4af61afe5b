public import Foundation

open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitSpeed>) -> Self { _accepting(resolved) }
  open class func disambiguation(with speeds: [Measurement<UnitSpeed>]) -> Self {
    _accepting(speeds.first)
  }
  open class func confirmationRequired(with speed: Measurement<UnitSpeed>?) -> Self {
    _accepting(speed)
  }
}
