public import Foundation

/// Where a store lies. Nothing is read from there, nor written.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  /// Of no matter here.
  open var isReadOnly = false
  /// Of no matter here.
  open var shouldAddStoreAsynchronously = false
  /// Of no matter here.
  open var shouldMigrateStoreAutomatically = true
  /// Of no matter here.
  open var shouldInferMappingModelAutomatically = true
  /// How it is kept in step with iCloud; it is not, here.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]

  public override init() {}
  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// How a store is kept in step with iCloud; it is not, here.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  /// The database as a number, whose type CloudKit has: the private one.
  package var scope = 2

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
