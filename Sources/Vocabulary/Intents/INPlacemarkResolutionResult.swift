public import CoreLocation

/// Whether a place will do.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: CLPlacemark) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with placemarks: [CLPlacemark]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with placemark: CLPlacemark?) -> Self { Self() }
}
