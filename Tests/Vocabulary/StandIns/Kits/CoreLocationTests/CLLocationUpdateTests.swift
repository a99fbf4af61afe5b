import CoreLocation
import Foundation
import Testing

@Test("Without a fixture one update says that it is denied")
func deniedUpdate() async throws {
  var updates: [CLLocationUpdate] = []
  for try await update in CLLocationUpdate.liveUpdates(.fitness) { updates.append(update) }
  #expect(updates.count == 1)
  #expect(updates.allSatisfy { $0.authorizationDenied && $0.location == nil })
}
