public import Foundation

/// A kind of object. One that no model has takes any key.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String!
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  /// Not checked here.
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  open private(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  private var own: [NSPropertyDescription] = []

  public override init() {}

  init(named name: String) {
    self.name = name
    managedObjectClassName = name
  }

  /// What its objects have, first what they have from the entity above.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] { byName(properties) }
  open var attributesByName: [String: NSAttributeDescription] {
    byName(properties.compactMap { $0 as? NSAttributeDescription })
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    byName(properties.compactMap { $0 as? NSRelationshipDescription })
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  private func byName<Property: NSPropertyDescription>(
    _ properties: [Property]
  ) -> [String: Property] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }

  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    isKind(of: entity.name)
  }

  /// Whether it or an entity above has a name.
  func isKind(of name: String?) -> Bool {
    self.name == name || superentity?.isKind(of: name) == true
  }

  /// A property of its own or of an entity above.
  func property(_ key: String) -> NSPropertyDescription? {
    own.first { $0.name == key } ?? superentity?.property(key)
  }

  /// The kind of that name in the context's model; a kind without properties if it has none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.entity(named: entityName) }

  /// Adds an object of the class that the model names to a context; an `NSManagedObject` if there
  /// is no such class.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName)
    return ManagedClass.of(entity)._made(entity, context)
  }
}
