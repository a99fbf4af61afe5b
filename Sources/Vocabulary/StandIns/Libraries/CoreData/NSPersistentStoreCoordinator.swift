public import Foundation

open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var url: URL?
}

/// Brings contexts and stores together. Its store is in memory and begins with
/// what `vitrine.json` gives.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  let shelf = ObjectShelf()
  /// The context of the objects that `vitrine.json` gives, once a store is there.
  private var filled: NSManagedObjectContext?

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    ManagedClass.use(model)
  }

  /// Adds a store; nothing is read of the file.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    store.url = storeURL
    persistentStores.append(store)
    fill(storeURL, type: storeType)
    return store
  }

  /// Puts what `vitrine.json` gives into the first store that is not in memory alone.
  func fill(_ url: URL?, type: String) {
    guard filled == nil, type != NSInMemoryStoreType, url?.path != "/dev/null" else { return }
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    filled = context
    context.persistentStoreCoordinator = self
    StoreFilling.fill(context, managedObjectModel)
    // It keeps the objects of the store, and not what keeps it.
    context.persistentStoreCoordinator = nil
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
