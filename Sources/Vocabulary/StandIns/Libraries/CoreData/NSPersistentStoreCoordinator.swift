public import Foundation

open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var url: URL?
}

/// Brings contexts and stores together. Its store is in memory and begins empty.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  let shelf = ObjectShelf()

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    ManagedClass.use(model)
  }

  /// Adds a store, which is empty whatever the file says.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    store.url = storeURL
    persistentStores.append(store)
    return store
  }

  /// The store that was added for a file.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  /// Says that a store lies elsewhere; what is in memory stays.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    store.url = storeURL
    return store
  }

  /// The name behind an address: none is known.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}
