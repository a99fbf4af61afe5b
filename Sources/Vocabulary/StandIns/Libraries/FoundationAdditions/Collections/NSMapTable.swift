public import Foundation

/// A dictionary of objects that it may hold without keeping them. They come in the order in which
/// their keys were set.
open class NSMapTable<KeyType, ObjectType>: NSObject, @unchecked Sendable {
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  private var entries: [(key: HeldObject, value: HeldObject)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
  }

  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return entries.first { $0.key.equals(key as AnyObject) }?.value.object as? ObjectType
  }

  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let object, let key else { return }
    let value = HeldObject(object as AnyObject, isWeak: hasWeakValues)
    if let index = entries.firstIndex(where: { $0.key.equals(key as AnyObject) }) {
      entries[index].value = value
    } else {
      entries.append((HeldObject(key as AnyObject, isWeak: hasWeakKeys), value))
    }
  }

  open func removeObject(forKey key: KeyType?) {
    guard let key else { return }
    entries.removeAll { $0.key.equals(key as AnyObject) }
  }

  open func removeAllObjects() { entries = [] }

  open var count: Int { living.count }
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.0)).objectEnumerator()
  }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.1)).objectEnumerator()
  }

  private var living: [(AnyObject, AnyObject)] {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    return entries.compactMap { entry in
      entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } }
    }
  }
}
