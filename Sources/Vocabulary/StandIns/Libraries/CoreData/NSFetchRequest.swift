public import Foundation

/// Something asked of a store.
open class NSPersistentStoreRequest: NSObject {
  /// A request for nothing.
  public override init() {}
}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A kind by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: Self = []
  /// Names of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Values by name.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// How many there are.
  public static let countResultType = Self(rawValue: 4)
}

/// Asks for objects of a kind. Apple asks of the type of results that it be an
/// `NSFetchRequestResult`; that is a protocol, which conforms to itself only in Objective-C.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The kind's name.
  open var entityName: String?
  /// The kind.
  open var entity: NSEntityDescription? {
    get { entityName.map(NSEntityDescription.init(named:)) }
    set { entityName = newValue?.name }
  }
  /// What the objects must fit.
  open var predicate: NSPredicate?
  /// Their order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// How many to pass over.
  open var fetchOffset = 0
  /// Of no matter here: everything is in memory.
  open var fetchBatchSize = 0
  /// What is given.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Of no matter here.
  open var includesSubentities = true
  /// Of no matter here.
  open var includesPropertyValues = true
  /// Of no matter here.
  open var includesPendingChanges = true
  /// Of no matter here.
  open var returnsObjectsAsFaults = true
  /// Of no matter here.
  open var returnsDistinctResults = false
  /// Of no matter here.
  open var shouldRefreshRefetchedObjects = false
  /// Of no matter here.
  open var propertiesToFetch: [Any]?
  /// Of no matter here.
  open var propertiesToGroupBy: [Any]?
  /// Of no matter here.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// A request without a kind.
  public override init() {}

  /// A request for a kind of object.
  public init(entityName: String) { self.entityName = entityName }

  /// Always fails: outside of a context's block there is no context.
  open func execute() throws -> [ResultType] {
    throw CocoaError(.featureUnsupported)
  }

  /// What of some objects fits, in order.
  func selection(from objects: [NSManagedObject]) -> [NSManagedObject] {
    var found = objects.filter { predicate?.evaluate(with: $0) ?? true }
    for descriptor in (sortDescriptors ?? []).reversed() {
      found = found.enumerated().sorted { first, second in
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: first.offset < second.offset
        }
      }.map(\.element)
    }
    let rest = found.dropFirst(fetchOffset)
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }
}
