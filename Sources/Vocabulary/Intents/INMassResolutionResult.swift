public import Foundation

open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitMass>) -> Self { _accepting(resolved) }
  open class func disambiguation(with masses: [Measurement<UnitMass>]) -> Self {
    _accepting(masses.first)
  }
  open class func confirmationRequired(with mass: Measurement<UnitMass>?) -> Self {
    _accepting(mass)
  }
}
