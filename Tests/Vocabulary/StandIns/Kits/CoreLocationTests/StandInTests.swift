import ActivityKit
import CoreLocation
import Foundation
import FoundationAdditions
import Intents
import OSLog
import Testing
import UserNotifications
import WatchKit

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

@Test("Nobody allows notifications, and requests are forgotten")
func notifications() async throws {
  let content = UNMutableNotificationContent()
  content.title = "Tea"
  let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
  let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
  #expect(request.content.title == "Tea")
  let center = UNUserNotificationCenter.current()
  try await center.add(request)
  #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
  #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
  #expect(await center.pendingNotificationRequests().isEmpty)
}

@Test("A file handed to an intent is read, a missing one is empty")
func intentFile() throws {
  let place = FileManager.default.temporaryDirectory.appendingPathComponent(
    "vitrine-intent-file.txt")
  try Data("words".utf8).write(to: place)
  defer { try? FileManager.default.removeItem(at: place) }
  let file = INFile(fileURL: place, filename: nil, typeIdentifier: "public.text")
  #expect(file.data == Data("words".utf8))
  #expect(file.filename == "vitrine-intent-file.txt")
  let missing = INFile(
    fileURL: place.appendingPathComponent("x"), filename: "y", typeIdentifier: nil)
  #expect(missing.data.isEmpty && missing.filename == "y")
}

@Test("A person without a name shows the address")
func intentPerson() {
  let handle = INPersonHandle(value: "a@b.c", type: .emailAddress)
  let person = INPerson(
    personHandle: handle, nameComponents: nil, displayName: nil, image: nil,
    contactIdentifier: nil, customIdentifier: nil)
  #expect(person.displayName == "a@b.c")
}

private final class Loader: URLProtocol, @unchecked Sendable {
  override class func canInit(with request: URLRequest) -> Bool { true }
}

@Test("A session keeps loaders of an app's own")
func loaders() throws {
  let settings = URLSessionConfiguration.ephemeral
  settings.protocolClasses = [Loader.classForCoder()]
  #expect(settings.protocolClasses?.first is Loader.Type)
  let request = URLRequest(url: try #require(URL(string: "https://example.com")))
  #expect(Loader.canInit(with: request) && !URLProtocol.canInit(with: request))
  #expect(Loader(request: request, cachedResponse: nil, client: nil).request.url == request.url)
}

@Test("The watch has the screen that is drawn for")
func watch() {
  #expect(WKInterfaceDevice.current().screenBounds.width > 0)
}
