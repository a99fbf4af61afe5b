public import CoreLocation
public import Foundation

open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  /// A place; the parts of its address are not read.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }

  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public let address: MKAddress?
  open var name: String?
  open var phoneNumber: String?
  open var timeZone: TimeZone?
  open var url: URL?

  public init(placemark: MKPlacemark) { (self.placemark, address) = (placemark, nil) }

  public init(location: CLLocation, address: MKAddress?) {
    (placemark, self.address) = (MKPlacemark(coordinate: location.coordinate), address)
  }

  open var location: CLLocation {
    CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// None: parts of an address come from a server.
  open var addressRepresentations: MKAddressRepresentations? { nil }

  /// Opens Maps; there is none.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
