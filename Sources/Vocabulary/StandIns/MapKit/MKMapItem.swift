public import CoreLocation
public import Foundation

/// A place with an address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// A place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// A place of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// How to call it.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?

  /// A place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Opens Maps; there is none.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Looks for places; it fails at once.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is looked for.
  open class Request: NSObject, @unchecked Sendable {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()

    /// For nothing.
    public override init() {}
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
  }

  /// Looks for something.
  public init(request: Request) {}

  /// Fails at once.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Fails at once.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
}
