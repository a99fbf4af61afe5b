public import Foundation
public import SwiftUI

extension EnvironmentValues {
  /// The context that fetches of views use; one that is empty unless a view above gives another.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The place of the context in the environment.
private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

/// The objects that a view's request finds in the context of its environment.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private var order: [SortDescriptor<Result>] = []

  /// What a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// What a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  /// Objects of a kind.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// Objects of the class.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
  }

  /// Objects of the class.
  public init(
    sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sortDescriptors: [NSSortDescriptor](), predicate: predicate)
    order = sortDescriptors
  }

  /// What was found.
  @MainActor public var wrappedValue: FetchedResults<Result> {
    let found = (try? context.fetch(request)) ?? []
    return FetchedResults(objects: order.isEmpty ? found : found.sorted(using: order))
  }
}

/// Objects that were found, in order.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]

  /// The place of the first object.
  public var startIndex: Int { 0 }
  /// The place after the last object.
  public var endIndex: Int { objects.count }
  /// An object by its place.
  public subscript(position: Int) -> Result { objects[position] }
}
