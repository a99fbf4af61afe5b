public import Foundation

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
