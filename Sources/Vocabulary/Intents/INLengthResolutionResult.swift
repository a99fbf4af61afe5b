public import Foundation

open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitLength>) -> Self { Self() }
  open class func disambiguation(with lengths: [Measurement<UnitLength>]) -> Self { Self() }
  open class func confirmationRequired(with length: Measurement<UnitLength>?) -> Self { Self() }
}
