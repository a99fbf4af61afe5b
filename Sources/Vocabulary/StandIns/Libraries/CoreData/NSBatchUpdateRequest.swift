public import Foundation

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Gives all objects that it finds the same values.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// Values by names of properties or their descriptions; expressions are values like others.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType

  public init(entityName: String) { self.entityName = entityName }

  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
}
