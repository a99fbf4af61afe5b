public import Foundation

/// Whether a mass will do.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Measurement<UnitMass>) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with masses: [Measurement<UnitMass>]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with mass: Measurement<UnitMass>?) -> Self { Self() }
}
