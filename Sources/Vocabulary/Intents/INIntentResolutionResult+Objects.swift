public import CoreLocation

/// Whether words will do.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INSpeakableString) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with strings: [INSpeakableString]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with string: INSpeakableString?) -> Self { Self() }
}

/// Whether a person will do.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INPerson) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with people: [INPerson]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with person: INPerson?) -> Self { Self() }
}

/// Whether a file will do.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INFile) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with files: [INFile]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with file: INFile?) -> Self { Self() }
}

/// Whether an amount of money will do.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INCurrencyAmount) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with amounts: [INCurrencyAmount]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with amount: INCurrencyAmount?) -> Self { Self() }
}

/// Whether a way to pay will do.
open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INPaymentMethod) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with methods: [INPaymentMethod]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with method: INPaymentMethod?) -> Self { Self() }
}

/// Whether a place will do.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: CLPlacemark) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with placemarks: [CLPlacemark]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with placemark: CLPlacemark?) -> Self { Self() }
}
