public import Foundation

/// The name of an object in its store.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// What kind of object it names.
  public let entity: NSEntityDescription
  /// Counted from 1 in every store.
  let number: Int

  init(entity: NSEntityDescription, number: Int) {
    self.entity = entity
    self.number = number
  }

  /// Whether the object was not saved yet; nothing is saved here.
  public var isTemporaryID: Bool { true }

  /// The name as an address.
  public func uriRepresentation() -> URL {
    URL(fileURLWithPath: "/x-coredata/\(entity.name ?? "")/t\(number)")
  }

  /// Equal names have the same number and kind.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return other.number == number && other.entity.name == entity.name
  }

  /// Fits ``isEqual(_:)``.
  public override var hash: Int { number }
}
