import CoreData
import Foundation
import Testing

/// A container that keeps in step with a cloud is one that is only here.
struct CloudKitContainerTests {
  @Test func noEventIsTold() {
    let name = NSPersistentCloudKitContainer.eventChangedNotification
    nonisolated(unsafe) var events: [NSPersistentCloudKitContainer.Event.EventType] = []
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { notice in
      let key = NSPersistentCloudKitContainer.eventNotificationUserInfoKey
      let event = notice.userInfo?[key] as? NSPersistentCloudKitContainer.Event
      if let event { events.append(event.type) }
    }
    let container = NSPersistentCloudKitContainer(
      name: "Tides", managedObjectModel: NSManagedObjectModel())
    let options = container.persistentStoreDescriptions.first?.cloudKitContainerOptions
    #expect(options?.containerIdentifier.hasPrefix("iCloud.") == true)
    container.loadPersistentStores { _, error in #expect(error == nil) }
    NotificationCenter.default.removeObserver(observer)
    #expect(events.isEmpty)
  }
}
