public import Foundation

/// Brings contexts and stores together. Its store is in memory and begins with
/// what `vitrine.json` gives.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
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
    add(NSPersistentStore(storeType, configuration, storeURL, options))
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    add(NSPersistentStore(type.rawValue, configuration, storeURL, options))
  }

  /// Adds a store, at once.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    add(description)
    block(description, nil)
  }

  func add(_ description: NSPersistentStoreDescription) {
    let store = NSPersistentStore(
      description.type, description.configuration, description.url, description.options)
    add(store)
  }

  /// Puts what `vitrine.json` gives into the first store that is not in memory alone.
  @discardableResult private func add(_ store: NSPersistentStore) -> NSPersistentStore {
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    guard filled == nil, store.type != NSInMemoryStoreType, store.url?.path != "/dev/null"
    else { return store }
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    filled = context
    context.persistentStoreCoordinator = self
    StoreFilling.fill(context, managedObjectModel)
    // It keeps the objects of the store, and not what keeps it.
    context.persistentStoreCoordinator = nil
    return store
  }

  /// The store that was added for a file.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/") }

  /// Forgets a store; what is in memory stays.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
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

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
  }

  /// Takes nothing away: there is no file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}
  /// Takes nothing away: there is no file.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}

  /// Puts nothing anywhere: there are no files.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {}
  /// Puts nothing anywhere: there are no files.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws {}

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  /// Runs a block at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// The name behind an address: none is known.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}
