public import Foundation

/// Finds names for places. It asks a server on Apple's systems, so here it always fails.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// A geocoder; nothing is looked up here.
  public override init() {}

  /// Whether a request is under way: never.
  open var isGeocoding: Bool { false }

  /// Fails.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }

  /// Fails.
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Fails.
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }

  /// Does nothing.
  open func cancelGeocode() {}
}

/// A place with names.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The point.
  open var location: CLLocation? { nil }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The house number.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
}
