public import Foundation

public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  /// Counted from 1 in every store, and down from -1 for objects in none.
  let number: Int

  init(entity: NSEntityDescription, number: Int) {
    self.entity = entity
    self.number = number
  }

  /// Whether the object was not saved yet; nothing is saved here.
  public var isTemporaryID: Bool { true }
  /// The store that the object was saved in: none.
  public var persistentStore: NSPersistentStore? { nil }

  public func uriRepresentation() -> URL {
    URL(fileURLWithPath: "/x-coredata/\(entity.name ?? "")/t\(number)")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return other.number == number && other.entity.name == entity.name
  }

  public override var hash: Int { number }
}
