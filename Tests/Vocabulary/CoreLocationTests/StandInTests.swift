import ActivityKit
import CoreLocation
import Foundation
import Intents
import OSLog
import Testing

@Test("A distance follows the great circle")
func distance() {
  let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
  let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
  #expect(abs(paris.distance(from: london) - 343_500) < 1_000)
}

private final class Listener: NSObject, CLLocationManagerDelegate {
  var failures = 0

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    failures += 1
  }
}

@Test("Without a fixture a place is denied at once")
func denied() {
  let manager = CLLocationManager()
  let listener = Listener()
  manager.delegate = listener
  manager.requestLocation()
  #expect(listener.failures == 1)
  #expect(manager.authorizationStatus == .denied)
}

@Test("A lock lets one in at a time and logging compiles as written")
func logging() {
  let logger = Logger(subsystem: "a", category: "b")
  let value = 3.5
  logger.error(
    "x \(value, format: .fixed(precision: 1), privacy: .public) \("y", privacy: .private)")
  os_log("plain %d", log: .default, type: .info, 3)
  let lock = OSAllocatedUnfairLock(initialState: 1)
  lock.withLock { $0 += 1 }
  #expect(lock.withLock { $0 } == 2)
}

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable { var left: Int }
  var name: String
}

@Test("An activity cannot be started")
func activity() {
  let content = ActivityContent(state: Delivery.ContentState(left: 3), staleDate: nil)
  #expect(throws: ActivityAuthorizationError.self) {
    try Activity.request(attributes: Delivery(name: "a"), content: content)
  }
}

@Test("A collection of objects keeps its sections and order")
func collection() {
  let items = ["a", "b"].map { INObject(identifier: $0, display: $0.uppercased()) }
  let collection = INObjectCollection(items: items)
  #expect(collection.allItems.map(\.displayString) == ["A", "B"])
  #expect(INObject(identifier: "a", display: "A") == items[0])
}
