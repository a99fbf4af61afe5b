import Foundation

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// Makes objects of dictionaries, without awakening them by their keys.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var resultType: NSBatchInsertRequestResultType = .statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType: NSBatchInsertRequestResultType = .statusOnly
}
