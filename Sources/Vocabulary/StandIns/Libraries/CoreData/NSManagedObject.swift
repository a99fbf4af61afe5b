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
  var values: [String: Any] = [:]
  private var changed: [String: Any] = [:]
  open internal(set) var isDeleted = false

  /// An object of a kind, added to a context unless that is nil.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let number = context?.shelf.nextNumber() ?? ObjectShelf.looseNumber()
    objectID = NSManagedObjectID(entity: entity, number: number)
    super.init()
    for case let attribute as NSAttributeDescription in entity.properties {
      values[attribute.name] = attribute.defaultValue
    }
    context?.insert(self)
    awakeFromInsert()
  }

  /// An object of this class in no context; of Apple's, which has no entity, nothing may be asked.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// What ``_made(_:_:)`` calls. It must stay a convenience initializer: only such a one asks the
  /// class for its own `init(entity:insertInto:)`.
  @usableFromInline convenience init(
    _made entity: NSEntityDescription, _ context: NSManagedObjectContext
  ) {
    self.init(entity: entity, insertInto: context)
  }

  /// An object of this class, whatever it is. Swift makes objects of a class that is not known
  /// before only by required initializers, which every class of a stranger's with an initializer
  /// would have to declare; so the inherited one above is called by its symbol.
  @_silgen_name(
    "$s8CoreData15NSManagedObjectC5_made_AcA19NSEntityDescriptionC_AA0cD7ContextCtcfC")
  final class func _made(
    _ entity: __owned NSEntityDescription, _ context: __owned NSManagedObjectContext
  ) -> NSManagedObject

  open class func entity() -> NSEntityDescription { ManagedClass.entity(of: self) }

  // Where a class of a model has its own, code means that.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  open func awakeFromInsert() {}
  /// Never called: nothing is read from a store.
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  /// Never called.
  open func prepareForDeletion() {}
  /// Never fails: objects are not checked.
  open func validateForInsert() throws {}
  /// Never fails: objects are not checked.
  open func validateForUpdate() throws {}

  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) == true }
  open var isUpdated: Bool { !changed.isEmpty && !isInserted }
  open var hasChanges: Bool { isInserted || isDeleted || !changed.isEmpty }
  open var hasPersistentChangedValues: Bool { !changed.isEmpty }
  /// Whether its values are still to be read; never here.
  open var isFault: Bool { false }

  /// The values that were set since the last save.
  open func changedValues() -> [String: Any] { changed }

  func forgetChanges() { changed = [:] }

  /// By its number, so that sets of objects have the same order in every run.
  open override var hash: Int { objectID.hash }

  /// A value by its name; nil if none was set, an empty set for a relationship to many.
  open func value(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    switch entity.property(key) {
    case let relationship as NSRelationshipDescription where relationship.isToMany:
      return relationship.isOrdered ? NSOrderedSet() : NSSet()
    case let derived as NSDerivedAttributeDescription:
      return derived.derivationExpression?.expressionValue(with: self, context: nil)
    case is NSFetchedPropertyDescription:
      HostDiagnostics.reportInert(
        "CoreData", "the fetched property \(key) of \(entity.name ?? "an entity") finds nothing")
      return [NSManagedObject]()
    case nil where key == "objectID": return objectID
    default: return nil
    }
  }

  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    let value = ComparedValue.unwrapped(value)
    if let relationship = entity.property(key) as? NSRelationshipDescription {
      relate(relationship, to: value)
    } else {
      values[key] = value
    }
    noteChange(key)
  }

  func noteChange(_ key: String) {
    changed[key] = values[key] ?? NSNull()
    managedObjectContext?.hasChanges = true
  }

  /// The value of a path of keys, such as `owner.name` or `items.@count`.
  open func value(forKeyPath keyPath: String) -> Any? { NamedValue.value(of: self, path: keyPath) }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  /// Values by their names; `NSNull` for none.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    dictionaryWithValues(forKeys: keys ?? entity.properties.map(\.name))
  }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = ComparedValue.unwrapped(value)
  }
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
  package var namedIdentity: NSObject { objectID }
}
