import DiagnosticRecords
import FoundationAdditions
import MapKit
import TestSupport
import Testing

@Suite(OwnDiagnostics()) struct MKMapSnapshotterTests {
  @Test func thereIsNoMap() async {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 11_132,
      longitudinalMeters: 11_132)
    #expect(abs(options.region.span.latitudeDelta - 0.1) < 0.0001)
    #expect(abs(options.region.span.longitudeDelta - 0.2) < 0.002)
    await #expect(throws: MKError(.serverFailure)) {
      try await MKMapSnapshotter(options: options).start()
    }
    #expect(HostDiagnostics.drain().map(\.subject) == ["MapKit"])
  }
}
