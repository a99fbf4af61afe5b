public import Foundation
import FoundationAdditions

/// Where a context runs; here there is one thread.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects of a store. Here they live in memory, begin with none, and are forgotten at the end.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var parent: NSManagedObjectContext? {
    didSet { shelf = parent?.shelf ?? shelf }
  }
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { shelf = persistentStoreCoordinator?.shelf ?? shelf }
  }
  open var name: String?
  open var transactionAuthor: String?
  /// Of no matter here.
  open var undoManager: AnyObject?
  /// Of no matter here.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Of no matter here.
  open var automaticallyMergesChangesFromParent = false
  /// Of no matter here.
  open var stalenessInterval: TimeInterval = -1
  /// Of no matter here.
  open var retainsRegisteredObjects = false
  open var userInfo = NSMutableDictionary()
  open internal(set) var hasChanges = false
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  open var registeredObjects: Set<NSManagedObject> { Set(shelf.objects) }
  private(set) var shelf = ObjectShelf()
  /// Those that a rule does not let go until the next save, which fails if it still does not.
  private var denied: [NSManagedObject] = []

  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
    concurrencyType = type
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.kind) }

  public struct ConcurrencyType: Sendable {
    let kind: NSManagedObjectContextConcurrencyType
    public static let mainQueue = Self(kind: .mainQueueConcurrencyType)
    public static let privateQueue = Self(kind: .privateQueueConcurrencyType)
  }

  /// An entity of the model; one without properties if it has none of that name.
  func entity(named name: String) -> NSEntityDescription {
    persistentStoreCoordinator?.managedObjectModel.entity(named: name)
      ?? parent?.entity(named: name) ?? NSEntityDescription(named: name)
  }

  /// The objects that a request is about, whatever else it asks.
  private func objects<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
    let objects = shelf.objects(
      of: request.entityName, includesSubentities: request.includesSubentities)
    if objects.isEmpty { reportEmpty(request.entityName) }
    return objects
  }

  /// The objects that a request finds: those added since the program began.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = request.selection(from: objects(request))
    if request.resultType.contains(.countResultType) {
      return [NSNumber(value: found.count)].compactMap { $0 as? T }
    }
    if request.resultType.contains(.managedObjectIDResultType) {
      return found.compactMap { $0.objectID as? T }
    }
    if request.resultType.contains(.dictionaryResultType) {
      return DictionaryResults(request).rows(found).compactMap { $0 as? T }
    }
    return found.compactMap { $0 as? T }
  }

  private func reportEmpty(_ entity: String?) {
    HostDiagnostics.reportInert(
      "CoreData", "its store is empty, so that a fetch of \(entity ?? "objects") found nothing",
      hint: "Give objects under \"store\" in vitrine.json, or a #Preview entries of your own.")
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    request.selection(from: objects(request)).count
  }

  /// Does what a batch request asks; other requests are refused.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let batch as NSBatchDeleteRequest: return delete(batch)
    case let batch as NSBatchInsertRequest: return insert(batch)
    case let batch as NSBatchUpdateRequest: return update(batch)
    case let history as NSPersistentHistoryChangeRequest: return history.answer
    default:
      HostDiagnostics.reportInert(
        "CoreData", "it does not execute requests of the type \(type(of: request))")
      throw CocoaError(.featureUnsupported)
    }
  }

  private func delete(_ batch: NSBatchDeleteRequest) -> NSPersistentStoreResult {
    let found =
      batch.objectIDs?.compactMap(registeredObject)
      ?? batch.fetchRequest.selection(from: shelf.objects(of: batch.fetchRequest.entityName))
    for object in found { shelf.remove(object) }
    let result = NSBatchDeleteResult()
    result.resultType = batch.resultType
    switch batch.resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = found.map { $0.objectID }
    case .resultTypeCount: result.result = found.count
    }
    return result
  }

  private func insert(_ batch: NSBatchInsertRequest) -> NSPersistentStoreResult {
    let made = (batch.objectsToInsert ?? []).map { values in
      let object = NSEntityDescription.insertNewObject(
        forEntityName: batch.entityName, into: self)
      for key in values.keys.sorted() {
        object.setPrimitiveValue(values[key], forKey: key)
      }
      return object
    }
    let result = NSBatchInsertResult()
    result.resultType = batch.resultType
    switch batch.resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = made.map(\.objectID)
    case .count: result.result = made.count
    }
    return result
  }

  private func update(_ batch: NSBatchUpdateRequest) -> NSPersistentStoreResult {
    let found = shelf.objects(
      of: batch.entityName, includesSubentities: batch.includesSubentities
    ).filter { batch.predicate?.evaluate(with: $0) ?? true }
    let values = batch.propertiesToUpdate ?? [:]
    let named = Dictionary(
      values.map { key, value in
        ((key as? NSPropertyDescription)?.name ?? key as? String ?? "", value)
      }
    ) { first, _ in first }
    for object in found {
      for key in named.keys.sorted() { object.setPrimitiveValue(named[key], forKey: key) }
    }
    let result = NSBatchUpdateResult()
    result.resultType = batch.resultType
    switch batch.resultType {
    case .statusOnlyResultType: result.result = true
    case .updatedObjectIDsResultType: result.result = found.map(\.objectID)
    case .updatedObjectsCountResultType: result.result = found.count
    }
    return result
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    shelf.objects.first { $0.objectID == objectID }
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw CocoaError(.coreData)
    }
    return object
  }

  /// The object of that name; one without values if it is not here.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID)
      ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    shelf.add(object)
    insertedObjects.insert(object)
    hasChanges = true
  }

  /// Deletes an object and, where the model says so, what it leads to; what leads to it no longer
  /// does.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if object.isDenied {
      denied.append(object)
      hasChanges = true
      return
    }
    shelf.remove(object)
    insertedObjects.remove(object)
    deletedObjects.insert(object)
    object.isDeleted = true
    hasChanges = true
    for case let relationship as NSRelationshipDescription in object.entity.properties {
      for other in object.related(relationship.name) {
        switch relationship.deleteRule {
        case .nullifyDeleteRule: relationship.inverseRelationship.map { other.drop(object, $0) }
        case .cascadeDeleteRule: delete(other)
        case .noActionDeleteRule, .denyDeleteRule: break
        }
      }
    }
  }

  /// Keeps the changes, in memory. Fails while a rule denies that an object is deleted.
  open func save() throws {
    guard !denied.contains(where: \.isDenied) else {
      throw CocoaError(.validationRelationshipDeniedDelete)
    }
    let waiting = denied
    denied = []
    for object in waiting { delete(object) }
    let changed = shelf.objects
    for object in changed { object.willSave() }
    forgetChanges()
    for object in changed { object.didSave() }
  }

  /// Counts what is there as what was always there.
  func forgetChanges() {
    (insertedObjects, deletedObjects, hasChanges) = ([], [], false)
    for object in shelf.objects { object.forgetChanges() }
  }

  open func rollback() {
    for object in insertedObjects { shelf.remove(object) }
    for object in deletedObjects {
      shelf.add(object)
      object.isDeleted = false
    }
    denied = []
    (insertedObjects, deletedObjects, hasChanges) = ([], [], false)
  }

  /// Does nothing: objects are not kept anywhere else.
  open func reset() {}
  /// Does nothing: nobody else changes objects.
  open func refreshAllObjects() {}
  /// Does nothing: nobody else changes objects.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// Does nothing: changes are seen at once.
  open func processPendingChanges() {}
  /// Does nothing: changes are seen at once.
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Does nothing: contexts of one container see the same objects.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}
  /// Does nothing: names stay as they are.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Runs a block at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Runs a block at once.
  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }

  /// Runs a block at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}

extension CocoaError.Code {
  public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: 134060) }
  public static var validationRelationshipDeniedDelete: CocoaError.Code {
    CocoaError.Code(rawValue: 1600)
  }
}
