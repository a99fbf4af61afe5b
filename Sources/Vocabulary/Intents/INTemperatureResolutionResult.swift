public import Foundation

open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitTemperature>) -> Self {
    _accepting(resolved)
  }
  open class func disambiguation(with temperatures: [Measurement<UnitTemperature>]) -> Self {
    _accepting(temperatures.first)
  }
  open class func confirmationRequired(with temperature: Measurement<UnitTemperature>?) -> Self {
    _accepting(temperature)
  }
}
