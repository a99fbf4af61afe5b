public import Foundation

open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitSpeed>) -> Self { Self() }
  open class func disambiguation(with speeds: [Measurement<UnitSpeed>]) -> Self { Self() }
  open class func confirmationRequired(with speed: Measurement<UnitSpeed>?) -> Self { Self() }
}
