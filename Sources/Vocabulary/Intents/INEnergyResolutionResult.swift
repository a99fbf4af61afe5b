public import Foundation

open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitEnergy>) -> Self { Self() }
  open class func disambiguation(with energies: [Measurement<UnitEnergy>]) -> Self { Self() }
  open class func confirmationRequired(with energy: Measurement<UnitEnergy>?) -> Self { Self() }
}
