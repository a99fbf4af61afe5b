public import Foundation

/// Whether a speed will do.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitSpeed>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with speeds: [Measurement<UnitSpeed>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with speed: Measurement<UnitSpeed>?) -> Self { Self() }
}
