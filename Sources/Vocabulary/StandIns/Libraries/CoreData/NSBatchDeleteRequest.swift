public import Foundation

open class NSPersistentStoreResult: NSObject {
  public override init() {}
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
}
