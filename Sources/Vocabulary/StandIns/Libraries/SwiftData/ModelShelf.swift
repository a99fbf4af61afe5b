import Synchronization

/// The objects of one container, by class, in the order in which they were added.
final class ModelShelf {
  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
  /// The keys of the former, in the order in which they came.
  private var kinds: [ObjectIdentifier] = []
  private var known: Set<ObjectIdentifier> = []
  /// What was removed and may still be led to; kept, so that no other object gets its name.
  private var gone: [ObjectIdentifier: any PersistentModel] = [:]
  private let relationships = ModelRelationships()

  /// The context of every object in one.
  nonisolated(unsafe) private static var contexts: [ObjectIdentifier: WeakContext] = [:]
  private static let lock = Mutex(())

  /// A context that is not kept by its objects.
  private struct WeakContext {
    weak var context: ModelContext?
  }

  static func context(of model: any PersistentModel) -> ModelContext? {
    lock.withLock { _ in contexts[ObjectIdentifier(model)]?.context }
  }

  /// - Parameter context: nil for what is there before any context is.
  func add(_ model: any PersistentModel, to context: ModelContext?) {
    let name = ObjectIdentifier(model)
    Self.lock.withLock { _ in Self.contexts[name] = WeakContext(context: context) }
    guard known.insert(name).inserted else { return }
    gone[name] = nil
    let kind = ObjectIdentifier(type(of: model))
    if models[kind] == nil { kinds.append(kind) }
    models[kind, default: []].append(model)
  }

  /// Whether a rule forbids that an object is deleted: it leads to others.
  func isDenied(_ model: any PersistentModel) -> Bool {
    !relationships.related(to: model, by: .deny).isEmpty
  }

  /// Removes an object, and those that its rules take along.
  ///
  /// - Returns: What was removed.
  @discardableResult
  func remove(_ model: any PersistentModel) -> [any PersistentModel] {
    var removed: [any PersistentModel] = []
    var waiting = [model]
    while let next = waiting.popLast() {
      guard known.contains(ObjectIdentifier(next)) else { continue }
      waiting += relationships.related(to: next, by: .cascade).reversed()
      take(next)
      removed.append(next)
    }
    return removed
  }

  private func take(_ model: any PersistentModel) {
    relationships.forget(model)
    let name = ObjectIdentifier(model)
    known.remove(name)
    gone[name] = model
    models[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model }
    Self.lock.withLock { _ in Self.contexts[name] = nil }
  }

  /// Of objects that share a value that only one may have, leaves the one that was added last.
  func unite() {
    for kind in kinds {
      let all = models[kind] ?? []
      guard let first = all.first else { continue }
      for property in type(of: first)._properties where property.isUnique {
        var holders: [AnyHashable: any PersistentModel] = [:]
        for model in all where known.contains(ObjectIdentifier(model)) {
          guard let value = property.uniqueValue(model) else { continue }
          if let former = holders.updateValue(model, forKey: value) { take(former) }
        }
      }
    }
  }

  /// An object of any class by its name.
  func model(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    kinds.lazy.flatMap { self.models[$0] ?? [] }.first { $0.persistentModelID == identifier }
  }

  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    (models[ObjectIdentifier(type)] ?? []).compactMap { $0 as? T }
  }

  /// Adds what objects lead to, and makes both sides of their relationships say the same.
  ///
  /// - Parameter context: the one that asks; it becomes that of objects without any.
  func settle(in context: ModelContext?) {
    var all = kinds.flatMap { models[$0] ?? [] }
    var index = 0
    while index < all.count {
      for other in relationships.related(to: all[index])
      where !known.contains(ObjectIdentifier(other)) && gone[ObjectIdentifier(other)] == nil {
        add(other, to: context)
        all.append(other)
      }
      index += 1
    }
    relationships.settle(all)
    guard let context else { return }
    Self.lock.withLock { _ in
      for model in all where Self.contexts[ObjectIdentifier(model)]?.context == nil {
        Self.contexts[ObjectIdentifier(model)] = WeakContext(context: context)
      }
    }
  }

  deinit {
    let names = models.values.flatMap { $0 }.map(ObjectIdentifier.init)
    Self.lock.withLock { _ in for name in names { Self.contexts[name] = nil } }
  }
}
