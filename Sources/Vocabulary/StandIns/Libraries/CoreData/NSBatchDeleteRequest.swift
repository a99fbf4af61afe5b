public import Foundation

/// What a request gave.
open class NSPersistentStoreResult: NSObject {
  /// A result of nothing.
  public override init() {}
}

/// What a deletion of many gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Deletes what a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What is deleted.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What is given.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
  }
}

/// What was deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it worked, which ones, or how many.
  open internal(set) var result: Any?
  /// What ``result`` is.
  open internal(set) var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
}
