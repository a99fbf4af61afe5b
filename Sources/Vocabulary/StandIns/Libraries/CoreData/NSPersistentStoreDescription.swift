public import Foundation

/// Where a store lies. Nothing is read from there, nor written.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The file.
  open var url: URL?
  /// The kind of store.
  open var type = NSSQLiteStoreType
  /// The name of a part of the model.
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
  /// Options by their names.
  open private(set) var options: [String: NSObject] = [:]

  /// A store without a file.
  public override init() {}
  /// A store in a file.
  public init(url: URL) { self.url = url }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// How a store is kept in step with iCloud; it is not, here.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The name of the container in iCloud.
  public let containerIdentifier: String

  /// A container in iCloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A store in a database file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file of bytes.
public let NSBinaryStoreType = "Binary"
/// The option that keeps a history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that tells of changes from elsewhere.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option of how a file is protected.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option that lets a store follow its model.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option that finds out how.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of a store that is only read.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
