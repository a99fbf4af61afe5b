public import Foundation

/// A model, a store and its contexts. The store is in memory and begins with what
/// `vitrine.json` gives; loading it works.
open class NSPersistentContainer: @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container with the model of that name in the bundle; with one without kinds if it has none.
  public convenience init(name: String) {
    self.init(
      name: name, managedObjectModel: NSManagedObjectModel.named(name) ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: "/Library/Application Support", isDirectory: true)
  }

  /// Reports every store as loaded, at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.add(description)
      block(description, nil)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block at once, with a context of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Runs a block at once, with a context of its own.
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container kept in step with iCloud; here it is not.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public static let eventChangedNotification = NSNotification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  /// The store is of the container that Xcode would name after the program; Apple's reads it from
  /// the entitlements.
  public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    super.init(name: name, managedObjectModel: model)
    for description in persistentStoreDescriptions {
      description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
        containerIdentifier: "iCloud." + (Bundle.main.bundleIdentifier ?? name))
    }
  }

  /// A step of keeping in step; none is taken.
  open class Event: NSObject, @unchecked Sendable {
    public enum EventType: Int, Sendable { case setup, `import`, export }

    public let identifier: UUID
    public let storeIdentifier: String
    public let type: EventType
    public let startDate: Date
    public let endDate: Date?
    public let succeeded: Bool
    public let error: (any Error)?

    init(_ type: EventType, identifier: UUID, store: String, start: Date) {
      (self.type, self.identifier, storeIdentifier, startDate) = (type, identifier, store, start)
      (endDate, succeeded, error) = (nil, false, nil)
    }
  }

  open func initializeCloudKitSchema(options: [Int] = []) throws {}

  /// Whether the person may change an object: all, as nothing is shared.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// What notifications of contexts tell: sets of objects.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"

extension NSNotification.Name {
  /// A context was saved; nobody says so here.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Objects of a context changed; nobody says so here.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A store changed elsewhere; nobody says so here.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}
