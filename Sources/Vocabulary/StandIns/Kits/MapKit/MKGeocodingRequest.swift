public import CoreLocation
public import Foundation

/// Looks for the place at an address. Apple's asks a server, so here it always fails.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public let addressString: String
  open var preferredLocale: Locale?
  open var region = MKCoordinateRegion()
  public private(set) var isCancelled = false
  /// Never: it has failed.
  open var isLoading: Bool { false }

  /// A request for an address; nil for an empty one.
  public init?(addressString: String) {
    if addressString.isEmpty { return nil }
    self.addressString = addressString
  }

  /// Fails.
  open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }

  /// Fails.
  open func getMapItems(
    completionHandler: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) {
    Task { @MainActor in completionHandler(nil, MKError(.serverFailure)) }
  }

  open func cancel() { isCancelled = true }
}

/// Looks for the address of a place. Apple's asks a server, so here it always fails.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  open var preferredLocale: Locale?
  public private(set) var isCancelled = false
  /// Never: it has failed.
  open var isLoading: Bool { false }

  /// A request for a place; nil for one that is nowhere on Earth.
  public init?(location: CLLocation) {
    let coordinate = location.coordinate
    guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else { return nil }
    self.location = location
  }

  /// Fails.
  open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }

  /// Fails.
  open func getMapItems(
    completionHandler: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) {
    Task { @MainActor in completionHandler(nil, MKError(.serverFailure)) }
  }

  open func cancel() { isCancelled = true }
}
