public import CoreLocation

open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: CLPlacemark) -> Self { Self() }
  open class func disambiguation(with placemarks: [CLPlacemark]) -> Self { Self() }
  open class func confirmationRequired(with placemark: CLPlacemark?) -> Self { Self() }
}
