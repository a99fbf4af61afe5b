import CoreLocation
import Foundation
import Testing

@Test("A distance follows the great circle")
func distance() {
  let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
  let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
  #expect(abs(paris.distance(from: london) - 343_500) < 1_000)
}

@Test("A spot of which nothing is said lies at 0, 0")
func origin() {
  let spot = CLLocation()
  #expect(spot.coordinate.latitude == 0 && spot.coordinate.longitude == 0)
}

@Test("A spot is kept in archives, and its time is the gallery's")
func archive() throws {
  let spot = CLLocation(latitude: 48.5, longitude: 2.25)
  let data = try NSKeyedArchiver.archivedData(withRootObject: spot, requiringSecureCoding: true)
  let read = try #require(
    try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
  #expect(read.coordinate.latitude == 48.5 && read.coordinate.longitude == 2.25)
  #expect(read.timestamp == spot.timestamp)
  #expect(spot.timestamp == CLLocation(latitude: 0, longitude: 0).timestamp)
}

private final class Listener: NSObject, CLLocationManagerDelegate {
  var failures = 0

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    failures += 1
  }
}

@Test("Without a fixture a spot is denied at once")
func denied() {
  let manager = CLLocationManager()
  let listener = Listener()
  manager.delegate = listener
  manager.requestLocation()
  #expect(listener.failures == 1)
  #expect(manager.authorizationStatus == .denied)
}

private protocol Positioning {
  var heading: CLHeading? { get }
  var monitoredRegions: Set<CLRegion> { get }
  func startUpdatingHeading()
  func startMonitoring(for region: CLRegion)
}

extension CLLocationManager: Positioning {}

private final class Watcher: NSObject, CLLocationManagerDelegate {
  var failed: [String?] = []

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) { failed.append(region?.identifier) }
}

@Test("Nothing is watched, and that is said")
func monitoring() {
  let manager = CLLocationManager()
  let watcher = Watcher()
  manager.delegate = watcher
  let home = CLCircularRegion(
    center: CLLocationCoordinate2D(latitude: 48, longitude: 2), radius: 200, identifier: "home")
  (manager as any Positioning).startMonitoring(for: home)
  #expect(watcher.failed == ["home"])
  #expect(manager.monitoredRegions.isEmpty && !CLLocationManager.headingAvailable())
  #expect(home.contains(CLLocationCoordinate2D(latitude: 48.001, longitude: 2)))
  #expect(!home.contains(CLLocationCoordinate2D(latitude: 48.002, longitude: 2)))
}
