/// What a map is to show. Maps are not for widgets; code shared with an app keeps such values.
public struct MapCameraPosition: Equatable, Sendable {
  public let region: MKCoordinateRegion?
  public let item: MKMapItem?
  public let camera: MapCamera?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  /// One at most; a value cannot hold another of its type itself.
  private var fallbacks: [MapCameraPosition] = []

  /// The position that is taken while nobody knows where the person is.
  public var fallbackPosition: MapCameraPosition? { fallbacks.first }

  private init(
    region: MKCoordinateRegion? = nil, item: MKMapItem? = nil, camera: MapCamera? = nil
  ) { (self.region, self.item, self.camera) = (region, item, camera) }

  public static let automatic = MapCameraPosition()

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  public static func item(
    _ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition { MapCameraPosition(item: mapItem) }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }

  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = MapCameraPosition()
    (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
    position.fallbacks = [fallback]
    return position
  }

  public static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
    lhs.numbers == rhs.numbers && lhs.item == rhs.item && lhs.camera == rhs.camera
      && lhs.fallbacks == rhs.fallbacks && lhs.followsUserLocation == rhs.followsUserLocation
      && lhs.followsUserHeading == rhs.followsUserHeading
  }

  private var numbers: [Double]? {
    region.map {
      [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta]
    }
  }
}
