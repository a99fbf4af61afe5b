public import Combine
public import Foundation
import FoundationAdditions

/// What a fetch can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of a store, here kept in memory. Its `@NSManaged` properties are values by name.
open class NSManagedObject: NSObject {
  /// The kind of the object.
  public let entity: NSEntityDescription
  /// Where it lives; nil before it is added and after it is deleted.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Its name.
  public let objectID: NSManagedObjectID
  private var values: [String: Any] = [:]
  /// Whether it was deleted.
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

  /// An object of the kind named as its class.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// The kind named as the class.
  open class func entity() -> NSEntityDescription {
    NSEntityDescription(named: String(describing: self))
  }

  /// A request for all objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  /// Called once, when the object was added.
  open func awakeFromInsert() {}
  /// Never called: nothing is read from a store.
  open func awakeFromFetch() {}
  /// Called before the context is saved.
  open func willSave() {}
  /// Called after the context was saved.
  open func didSave() {}

  /// Whether it was added since the last save.
  open var isInserted: Bool { managedObjectContext?.hasChanges ?? false }
  /// Whether it changed since the last save.
  open var isUpdated: Bool { hasChanges }
  /// Whether it changed since the last save.
  open var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }
  /// Whether its values are still to be read; never here.
  open var isFault: Bool { false }

  /// A value by its name; nil if none was set.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Sets a value by its name; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    values[key] = value
    managedObjectContext?.hasChanges = true
  }

  /// A value by its name, without telling anybody.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets a value by its name, without telling anybody.
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
