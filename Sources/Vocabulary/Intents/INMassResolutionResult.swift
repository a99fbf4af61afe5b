public import Foundation

open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitMass>) -> Self { Self() }
  open class func disambiguation(with masses: [Measurement<UnitMass>]) -> Self { Self() }
  open class func confirmationRequired(with mass: Measurement<UnitMass>?) -> Self { Self() }
}
