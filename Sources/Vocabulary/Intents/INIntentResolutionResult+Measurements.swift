public import Foundation

/// Whether a span of time in seconds will do.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: TimeInterval) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with interval: TimeInterval?) -> Self { Self() }
}

/// Whether a distance will do.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitLength>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with lengths: [Measurement<UnitLength>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with length: Measurement<UnitLength>?) -> Self { Self() }
}

/// Whether a mass will do.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitMass>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with masses: [Measurement<UnitMass>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with mass: Measurement<UnitMass>?) -> Self { Self() }
}

/// Whether a temperature will do.
open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitTemperature>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with temperatures: [Measurement<UnitTemperature>]) -> Self {
    Self()
  }
  /// The value must be confirmed.
  open class func confirmationRequired(with temperature: Measurement<UnitTemperature>?) -> Self {
    Self()
  }
}

/// Whether a speed will do.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitSpeed>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with speeds: [Measurement<UnitSpeed>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with speed: Measurement<UnitSpeed>?) -> Self { Self() }
}

/// Whether a volume will do.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitVolume>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with volumes: [Measurement<UnitVolume>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with volume: Measurement<UnitVolume>?) -> Self { Self() }
}

/// Whether an energy will do.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitEnergy>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with energies: [Measurement<UnitEnergy>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with energy: Measurement<UnitEnergy>?) -> Self { Self() }
}
