public import Foundation

public struct FetchDescriptor<T: PersistentModel> {
  /// What the objects must fit; nil for all.
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// How many at most; nil for all.
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Of no matter here.
  public var includePendingChanges = true
  /// Of no matter here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Of no matter here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// What of some objects fits, in order.
  func selection(from objects: [T]) throws -> [T] {
    var found =
      try predicate.map { predicate in
        try objects.filter { try predicate.evaluate($0) }
      } ?? objects
    found = sortBy.isEmpty ? found : found.sorted(using: sortBy)
    let rest = found.dropFirst(max(0, fetchOffset ?? 0))
    return Array(rest.prefix(max(0, fetchLimit ?? rest.count)))
  }
}
