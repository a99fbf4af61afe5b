public import CoreLocation

public struct MKCoordinateSpan: Sendable {
  /// From south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// No span.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// A span in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    self.init(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan())
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// A part of the map by metres. A degree of latitude is 111,320 m; one of longitude is taken as
  /// long as at the equator's distance from the middle, in steps of a sixtieth.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metresPerDegree = 111_320.0
    let east = CLLocation(latitude: center.latitude, longitude: center.longitude + 1.0 / 60)
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let metresEast = max(middle.distance(from: east) * 60, 1)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metresPerDegree,
        longitudeDelta: longitudinalMeters / metresEast))
  }
}
