public import Foundation

open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitTemperature>) -> Self { Self() }
  open class func disambiguation(with temperatures: [Measurement<UnitTemperature>]) -> Self {
    Self()
  }
  open class func confirmationRequired(with temperature: Measurement<UnitTemperature>?) -> Self {
    Self()
  }
}
