/// What an `.xcdatamodel` folder of Core Data says: kinds of objects and what they have.
package struct DataModel: Hashable, Sendable {
  /// What of a class Xcode writes.
  package enum Generation: String, Hashable, Sendable {
    case none, category, `class`
  }

  /// A kind of object.
  package struct Entity: Hashable, Sendable {
    package var name: String
    /// The class of its objects, without its module; nil for `NSManagedObject` itself.
    package var className: String?
    /// The entity whose properties it has, too.
    package var parent: String?
    package var isAbstract = false
    package var generation = Generation.none
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var fetchedProperties: [FetchedProperty] = []
  }

  /// A value that objects have.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// As the model spells it: `String`, `Integer 16`, `Transformable` …
    package var type: String
    package var isOptional = false
    /// Whether code sees a number rather than an `NSNumber`.
    package var isScalar = false
    /// The value of new objects, spelled as in the model; a date as seconds since 2001.
    package var usual: String?
    /// The class of a transformable value.
    package var valueClass: String?
    /// What it is worked out by, such as `items.@count`.
    package var derivation: String?
  }

  /// What leads from an object to others.
  package struct Relationship: Hashable, Sendable {
    package var name: String
    /// The name of the entity of what it leads to.
    package var destination: String
    /// The relationship that leads back.
    package var inverse: String?
    package var isToMany = false
    package var isOrdered = false
    package var isOptional = false
    /// `Nullify`, `Cascade`, `Deny` or `No Action`.
    package var deletionRule = "Nullify"
  }

  /// Objects that a request finds, under a name.
  package struct FetchedProperty: Hashable, Sendable {
    package var name: String
    package var destination: String
  }

  /// The name of its file, by which containers find it.
  package var name: String
  /// In the order of the file.
  package var entities: [Entity] = []

  package init(name: String) { self.name = name }

  package func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }
}
