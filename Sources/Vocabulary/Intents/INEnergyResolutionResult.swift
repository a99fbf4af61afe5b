public import Foundation

open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitEnergy>) -> Self { _accepting(resolved) }
  open class func disambiguation(with energies: [Measurement<UnitEnergy>]) -> Self {
    _accepting(energies.first)
  }
  open class func confirmationRequired(with energy: Measurement<UnitEnergy>?) -> Self {
    _accepting(energy)
  }
}
