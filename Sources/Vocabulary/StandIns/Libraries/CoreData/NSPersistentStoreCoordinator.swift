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

  /// The name behind an address: none is known.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}
