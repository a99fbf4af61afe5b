import Foundation
import Synchronization

/// The lock that code has an object for, and how often it is held: `@synchronized` in Swift.
private struct ObjectLock {
  let lock = NSRecursiveLock()
  var holds = 0

  /// By the object or class; only while somebody holds or waits for it.
  static let all = Mutex([ObjectIdentifier: ObjectLock]())

  static func name(_ object: Any) -> ObjectIdentifier {
    if let type = object as? AnyObject.Type { return ObjectIdentifier(type) }
    return ObjectIdentifier(object as AnyObject)
  }
}

/// Waits until no other thread holds the object's lock, and holds it; the same thread may do so
/// again.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  let name = ObjectLock.name(object)
  let lock = ObjectLock.all.withLock { all in
    all[name, default: ObjectLock()].holds += 1
    return all[name, default: ObjectLock()].lock
  }
  lock.lock()
  return 0
}

/// Lets go of the object's lock once.
///
/// - Returns: 0, or −1 where nobody holds it.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  let name = ObjectLock.name(object)
  let lock = ObjectLock.all.withLock { all -> NSRecursiveLock? in
    guard let holds = all[name]?.holds else { return nil }
    defer { if holds == 1 { all[name] = nil } else { all[name]?.holds = holds - 1 } }
    return all[name]?.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}
