import CoreLocation
import MapKit
import Testing

struct MKPlacemarkTests {
  @Test func aMarkIsWhereItWasPut() {
    let coordinate = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.125)
    let mark = MKPlacemark(coordinate: coordinate, addressDictionary: ["City": "London"])
    #expect(mark.location?.coordinate.latitude == 51.5)
    let item = MKMapItem(placemark: mark)
    item.name = "Pier"
    #expect(item.placemark.coordinate.longitude == -0.125 && item.name == "Pier")
    #expect(!item.openInMaps())
  }
}
