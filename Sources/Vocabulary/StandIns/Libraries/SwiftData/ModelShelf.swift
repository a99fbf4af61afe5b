import Synchronization

/// The objects of one container, by class, in the order in which they were added.
final class ModelShelf {
  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
  /// The keys of the former, in the order in which they came.
  private var kinds: [ObjectIdentifier] = []
  private var known: Set<ObjectIdentifier> = []
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
    let kind = ObjectIdentifier(type(of: model))
    if models[kind] == nil { kinds.append(kind) }
    models[kind, default: []].append(model)
  }

  func remove(_ model: any PersistentModel) {
    relationships.forget(model)
    let kind = ObjectIdentifier(type(of: model))
    known.remove(ObjectIdentifier(model))
    models[kind]?.removeAll { $0 === model }
    Self.lock.withLock { _ in Self.contexts[ObjectIdentifier(model)] = nil }
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
      where !known.contains(ObjectIdentifier(other)) {
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
