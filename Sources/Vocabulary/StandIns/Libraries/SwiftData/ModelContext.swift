public import Foundation
import FoundationAdditions

/// Objects of a store. Here they live in memory, and are forgotten at the end.
public final class ModelContext {
  public let container: ModelContainer
  /// Of no matter here.
  public var autosaveEnabled = false
  /// Of no matter here.
  public var undoManager: AnyObject?
  public var author: String?
  public private(set) var hasChanges = false
  /// Those inserted since the last save.
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  /// Those deleted since the last save.
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  /// Those that a rule does not let go until the next save, which fails if it still does not.
  private var denied: [any PersistentModel] = []

  public init(_ container: ModelContainer) { self.container = container }

  public func insert<T: PersistentModel>(_ model: T) {
    container.shelf.add(model, to: self)
    container.shelf.settle(in: self)
    insertedModelsArray.append(model)
    hasChanges = true
  }

  /// Deletes an object, and those that its rules take along.
  public func delete<T: PersistentModel>(_ model: T) {
    container.shelf.settle(in: self)
    take(model)
  }

  private func take(_ model: any PersistentModel) {
    if container.shelf.isDenied(model) {
      denied.append(model)
    } else {
      deletedModelsArray += container.shelf.remove(model)
    }
    hasChanges = true
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    container.shelf.settle(in: self)
    let found = try FetchDescriptor(predicate: predicate).selection(
      from: container.shelf.all(model))
    for object in found { take(object) }
  }

  /// The objects that are looked for: those given, and those added since the program began.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    container.shelf.settle(in: self)
    let objects = container.shelf.all(T.self)
    if objects.isEmpty {
      HostDiagnostics.reportInert(
        "SwiftData", "its store is empty, so that a fetch of \(T.self) found nothing",
        hint: "Give objects under \"store\" in vitrine.json, or a #Preview entries of your own.")
    }
    return try descriptor.selection(from: objects)
  }

  /// The objects that are looked for, all at once whatever the size.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] { try fetch(descriptor) }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, block: (T) throws -> Void
  ) throws { for object in try fetch(descriptor) { try block(object) } }

  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.shelf.all(T.self).first { $0.persistentModelID == id }
  }

  /// An object by its name, whatever its class. As on a device, there must be one.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.shelf.model(persistentModelID) else {
      fatalError("There is no \(persistentModelID.entityName) of that identifier.")
    }
    return model
  }

  /// Keeps the changes, in memory; of objects that share a unique value, the last one. Fails while
  /// a rule denies that an object is deleted.
  public func save() throws {
    container.shelf.settle(in: self)
    guard !denied.contains(where: container.shelf.isDenied) else {
      throw CocoaError(.deniedDelete)
    }
    for model in denied { container.shelf.remove(model) }
    container.shelf.unite()
    forgetChanges()
  }

  private func forgetChanges() {
    (insertedModelsArray, deletedModelsArray, denied, hasChanges) = ([], [], [], false)
  }

  /// Undoes what was inserted and deleted since the last save; values that were set stay.
  public func rollback() {
    for model in insertedModelsArray { container.shelf.remove(model) }
    for model in deletedModelsArray { container.shelf.add(model, to: self) }
    forgetChanges()
  }

  /// Does nothing: changes are seen at once.
  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

extension ModelContext: @unchecked Sendable {}

extension CocoaError.Code {
  /// `NSValidationRelationshipDeniedDeleteError` of Core Data.
  fileprivate static var deniedDelete: CocoaError.Code { CocoaError.Code(rawValue: 1600) }
}
