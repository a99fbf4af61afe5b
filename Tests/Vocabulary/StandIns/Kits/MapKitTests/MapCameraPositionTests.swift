import CoreLocation
import MapKit
import Testing

@Suite struct MapCameraPositionTests {
  private let bern = CLLocationCoordinate2D(latitude: 46.9, longitude: 7.4)

  @Test func positionsKeepWhatTheyWereGiven() {
    let span = MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2)
    let region = MapCameraPosition.region(MKCoordinateRegion(center: bern, span: span))
    #expect(region.region?.span.longitudeDelta == 2 && region != .automatic)
    let camera = MapCamera(centerCoordinate: bern, distance: 900)
    #expect(MapCameraPosition.camera(camera).camera == camera)
    let here = MapCameraPosition.userLocation(followsHeading: true, fallback: region)
    #expect(here.followsUserLocation && here.followsUserHeading && here.fallbackPosition == region)
    #expect(here != .userLocation(followsHeading: true, fallback: .automatic))
  }
}
