public import Foundation

/// A kind of object. Models are not read: any name is a kind.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String!

  public override init() {}

  init(named name: String) {
    self.name = name
    managedObjectClassName = name
  }

  /// The kind of that name; whether the model has it is not known.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(named: entityName) }

  /// Adds an object to a context. It is an `NSManagedObject` whatever the kind, as classes cannot
  /// be made by their name here.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(entity: NSEntityDescription(named: entityName), insertInto: context)
  }
}

/// The kinds of objects of a store. Models are not read, so that none are known.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  public override init() {}

  /// A model without kinds; the file is not read.
  public init?(contentsOf url: URL) {}

  /// A model without kinds; bundles are not searched.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}
