public import Foundation

open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Measurement<UnitLength>) -> Self { _accepting(resolved) }
  open class func disambiguation(with lengths: [Measurement<UnitLength>]) -> Self {
    _accepting(lengths.first)
  }
  open class func confirmationRequired(with length: Measurement<UnitLength>?) -> Self {
    _accepting(length)
  }
}
