public import Foundation

/// A set of objects that it may hold without keeping them. They come in the order in which they
/// were added.
open class NSHashTable<ObjectType>: NSObject, @unchecked Sendable {
  private let isWeak: Bool
  private var held: [HeldObject] = []

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    held.append(HeldObject(object as AnyObject, isWeak: isWeak))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    held.removeAll { $0.equals(object as AnyObject) }
  }

  open func removeAllObjects() { held = [] }

  open func contains(_ object: ObjectType?) -> Bool {
    guard let object else { return false }
    return held.contains { $0.equals(object as AnyObject) }
  }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return held.first { $0.equals(object as AnyObject) }?.object as? ObjectType
  }

  open var allObjects: [ObjectType] {
    held.removeAll { $0.object == nil }
    return held.compactMap { $0.object as? ObjectType }
  }

  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
