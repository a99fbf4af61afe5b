public import Combine
public import Foundation
import FoundationAdditions

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of a store, here kept in memory. Its `@NSManaged` properties are values by name.
open class NSManagedObject: NSObject {
  public let entity: NSEntityDescription
  /// Where it lives; nil before it is added and after it is deleted.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID: NSManagedObjectID
  private var values: [String: Any] = [:]
  open internal(set) var isDeleted = false

  /// An object of a kind, added to a context unless that is nil.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let shelf = context?.shelf
    objectID = NSManagedObjectID(entity: entity, number: shelf?.nextNumber() ?? 0)
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  open class func entity() -> NSEntityDescription {
    NSEntityDescription(named: String(describing: self))
  }

  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  open func awakeFromInsert() {}
  /// Never called: nothing is read from a store.
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}

  open var isInserted: Bool { managedObjectContext?.hasChanges ?? false }
  open var isUpdated: Bool { hasChanges }
  open var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }
  /// Whether its values are still to be read; never here.
  open var isFault: Bool { false }

  /// A value by its name; nil if none was set.
  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    values[key] = value
    managedObjectContext?.hasChanges = true
  }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Does nothing: values are never read from a store.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing: values are never read from a store.
  open func didAccessValue(forKey key: String?) {}
  /// Does nothing: who hears of changes hears of them anyway.
  open func willChangeValue(forKey key: String) {}
  /// Does nothing: who hears of changes hears of them anyway.
  open func didChangeValue(forKey key: String) {}
}

extension NSManagedObject: ObservableObject {}

extension NSManagedObject: NamedValues {
  package func namedValue(_ name: String) -> Any? { value(forKey: name) }
}
