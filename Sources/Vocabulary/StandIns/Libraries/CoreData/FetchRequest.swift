public import Foundation
public import SwiftUI

extension EnvironmentValues {
  /// The context that fetches of views use; one that is empty unless a view above gives another.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The key of the context in the environment.
private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private var order: [SortDescriptor<Result>] = []

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sortDescriptors: [NSSortDescriptor](), predicate: predicate)
    order = sortDescriptors
  }

  @MainActor public var wrappedValue: FetchedResults<Result> {
    let found = (try? context.fetch(request)) ?? []
    return FetchedResults(objects: order.isEmpty ? found : found.sorted(using: order))
  }
}

public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
}
