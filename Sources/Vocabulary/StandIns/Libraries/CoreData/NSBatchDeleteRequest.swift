public import Foundation

open class NSPersistentStoreResult: NSObject {
  public override init() {}
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The objects that are meant; nil for those that the fetch request finds.
  let objectIDs: [NSManagedObjectID]?
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, objectIDs) = (fetch, nil)
  }

  /// - Parameter objectIDs: of objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    objectIDs = objects
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
}
