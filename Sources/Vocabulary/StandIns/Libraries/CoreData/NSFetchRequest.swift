public import Foundation

open class NSPersistentStoreRequest: NSObject {
  public override init() {}
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

/// Asks for objects of a kind. Apple asks of the type of results that it be an
/// `NSFetchRequestResult`; that is a protocol, which conforms to itself only in Objective-C.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription? {
    didSet { entityName = entity?.name }
  }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// Of no matter here: everything is in memory.
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  open var includesSubentities = true
  /// Of no matter here.
  open var includesPropertyValues = true
  /// Of no matter here.
  open var includesPendingChanges = true
  /// Of no matter here.
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  /// Of no matter here.
  open var shouldRefreshRefetchedObjects = false
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  /// Of no matter here.
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() {}

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
    let rest = found.dropFirst(max(0, fetchOffset))
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }
}
