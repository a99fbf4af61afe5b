import DiagnosticRecords
import FoundationAdditions
import MapKit
import TestSupport
import Testing

@Suite(OwnDiagnostics()) struct MKLocalSearchTests {
  @Test func nothingIsFound() async {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Tea"
    request.resultTypes = .pointOfInterest
    await #expect(throws: MKError(.serverFailure)) {
      try await MKLocalSearch(request: request).start()
    }
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "Te"
    #expect(completer.results.isEmpty)
  }

  @Test func noWayIsFound() async {
    let request = MKDirections.Request()
    request.transportType = .walking
    await #expect(throws: MKError(.directionsNotFound)) {
      try await MKDirections(request: request).calculate()
    }
    nonisolated(unsafe) var errors: [MKError?] = []
    MKDirections(request: request).calculateETA { _, error in errors.append(error as? MKError) }
    #expect(errors == [MKError(.directionsNotFound)])
  }
}
