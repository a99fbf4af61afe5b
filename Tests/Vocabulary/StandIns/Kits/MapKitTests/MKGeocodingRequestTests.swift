import CoreLocation
import FoundationAdditions
import MapKit
import TestSupport
import Testing

@Suite(OwnDiagnostics()) struct MKGeocodingRequestTests {
  private let tower = CLLocation(latitude: 51.5081, longitude: -0.0759)

  @Test func `No address and no place is found`() async throws {
    let request = try #require(MKReverseGeocodingRequest(location: tower))
    await #expect(throws: MKError(.serverFailure)) { try await request.mapItems }
    let forward = try #require(MKGeocodingRequest(addressString: "1 Tower Hill"))
    await #expect(throws: MKError(.serverFailure)) { try await forward.mapItems }
    let answer = await withCheckedContinuation { continuation in
      request.getMapItems { continuation.resume(returning: ($0?.count, $1 as? MKError)) }
    }
    #expect(answer.0 == nil)
    #expect(answer.1 == MKError(.serverFailure))
  }

  @Test func `What cannot be asked for has no request`() {
    #expect(MKGeocodingRequest(addressString: "") == nil)
    #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 91, longitude: 0)) == nil)
    #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: .nan, longitude: 0)) == nil)
    #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
  }

  @Test func `A place of one's own keeps its address`() throws {
    let address = try #require(
      MKAddress(fullAddress: "1 Tower Hill\nLondon", shortAddress: "1 Tower Hill"))
    let item = MKMapItem(location: tower, address: address)
    #expect(item.address?.shortAddress == "1 Tower Hill")
    #expect(item.location.coordinate.latitude == 51.5081)
    #expect(item.addressRepresentations?.cityName == nil)
  }
}
