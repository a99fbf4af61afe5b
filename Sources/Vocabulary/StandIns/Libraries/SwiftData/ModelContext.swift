public import Foundation
import FoundationAdditions

/// Objects of a store. Here they live in memory, begin with none, and are forgotten at the end.
public final class ModelContext {
  /// The store.
  public let container: ModelContainer
  /// Of no matter here.
  public var autosaveEnabled = false
  /// Of no matter here.
  public var undoManager: AnyObject?
  /// Who made a change.
  public var author: String?
  /// Whether something changed since the last save.
  public private(set) var hasChanges = false

  /// A context of a store.
  public init(_ container: ModelContainer) { self.container = container }

  /// Adds an object.
  public func insert<T: PersistentModel>(_ model: T) {
    container.shelf.add(model, to: self)
    hasChanges = true
  }

  /// Removes an object.
  public func delete<T: PersistentModel>(_ model: T) {
    container.shelf.remove(model)
    hasChanges = true
  }

  /// Removes the objects of a kind that fit.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let found = try FetchDescriptor(predicate: predicate).selection(
      from: container.shelf.all(model))
    for object in found { delete(object) }
  }

  /// The objects that are looked for: those added since the program began.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let objects = container.shelf.all(T.self)
    if objects.isEmpty {
      HostDiagnostics.reportInert(
        "SwiftData", "its store is empty, so that a fetch of \(T.self) found nothing",
        hint: "Insert objects in the code, or give a #Preview entries of your own.")
    }
    return try descriptor.selection(from: objects)
  }

  /// The objects that are looked for, all at once whatever the size.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] { try fetch(descriptor) }

  /// How many objects there are of what is looked for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The names of what is looked for.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a block with every object that is looked for.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, block: (T) throws -> Void
  ) throws { for object in try fetch(descriptor) { try block(object) } }

  /// The object of that name, if it is in the store.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.shelf.all(T.self).first { $0.persistentModelID == id }
  }

  /// Keeps the changes, in memory.
  public func save() throws { hasChanges = false }

  /// Forgets that there are changes; they stay.
  public func rollback() { hasChanges = false }

  /// Does nothing: changes are seen at once.
  public func processPendingChanges() {}

  /// Runs a block, then saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

extension ModelContext: @unchecked Sendable {}
