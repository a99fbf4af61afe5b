public import CoreLocation

open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: CLPlacemark) -> Self { _accepting(resolved) }
  open class func disambiguation(with placemarks: [CLPlacemark]) -> Self {
    _accepting(placemarks.first)
  }
  open class func confirmationRequired(with placemark: CLPlacemark?) -> Self {
    _accepting(placemark)
  }
}
