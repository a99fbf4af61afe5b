public import Foundation

/// Whether an energy will do.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitEnergy>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with energies: [Measurement<UnitEnergy>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with energy: Measurement<UnitEnergy>?) -> Self { Self() }
}
