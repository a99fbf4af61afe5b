import Synchronization

/// The objects of one store, in the order in which they were added. The files of the app's
/// stores are not there.
final class ObjectShelf {
  private(set) var objects: [NSManagedObject] = []
  private var known: Set<ObjectIdentifier> = []
  private var count = 0

  /// The number of the next object.
  func nextNumber() -> Int {
    count += 1
    return count
  }

  private static let loose = Mutex(0)

  /// The number of the next object that is made for no store.
  static func looseNumber() -> Int {
    loose.withLock { number in
      number -= 1
      return number
    }
  }

  func add(_ object: NSManagedObject) {
    if known.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  func remove(_ object: NSManagedObject) {
    known.remove(ObjectIdentifier(object))
    objects.removeAll { $0 === object }
  }

  /// The objects of a kind; of every kind if the name is nil.
  ///
  /// - Parameter includesSubentities: whether kinds below it count.
  func objects(of entity: String?, includesSubentities: Bool = true) -> [NSManagedObject] {
    guard let entity else { return objects }
    return objects.filter {
      includesSubentities ? $0.entity.isKind(of: entity) : $0.entity.name == entity
    }
  }
}
