import Synchronization

/// The objects of one container, by class, in the order in which they were added.
final class ModelShelf {
  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]

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

  func add(_ model: any PersistentModel, to context: ModelContext) {
    let name = ObjectIdentifier(model)
    let kind = ObjectIdentifier(type(of: model))
    Self.lock.withLock { _ in Self.contexts[name] = WeakContext(context: context) }
    if models[kind, default: []].contains(where: { $0 === model }) { return }
    models[kind, default: []].append(model)
  }

  func remove(_ model: any PersistentModel) {
    let kind = ObjectIdentifier(type(of: model))
    models[kind]?.removeAll { $0 === model }
    Self.lock.withLock { _ in Self.contexts[ObjectIdentifier(model)] = nil }
  }

  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    (models[ObjectIdentifier(type)] ?? []).compactMap { $0 as? T }
  }

  deinit {
    let names = models.values.flatMap { $0 }.map(ObjectIdentifier.init)
    Self.lock.withLock { _ in for name in names { Self.contexts[name] = nil } }
  }
}
