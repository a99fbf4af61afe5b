import Synchronization

/// How a value is held that code ties to an object; here always strongly, without a copy.
public struct objc_AssociationPolicy: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0x301)
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0x303)
}

/// What is tied to objects, by their addresses and keys.
private struct TiedValues: @unchecked Sendable {
  /// Another object may lie later where one was.
  struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  var owners: [ObjectIdentifier: Owner] = [:]

  static let all = Mutex(TiedValues())

  func values(of object: AnyObject) -> [UnsafeRawPointer: Any] {
    let owner = owners[ObjectIdentifier(object)]
    return owner?.object === object ? owner?.values ?? [:] : [:]
  }
}

/// The value tied to an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  return TiedValues.all.withLock { TiedResult(value: $0.values(of: object)[key]) }.value
}

/// Ties a value to an object under a key; nil unties.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let tied = TiedResult(value: value)
  let object = TiedResult(value: object as AnyObject)
  TiedValues.all.withLock { all in
    guard let owner = object.value as AnyObject? else { return }
    var values = all.values(of: owner)
    values[key] = tied.value
    all.owners[ObjectIdentifier(owner)] = TiedValues.Owner(object: owner, values: values)
  }
}

/// Unties everything from an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let name = ObjectIdentifier(object as AnyObject)
  TiedValues.all.withLock { _ = $0.owners.removeValue(forKey: name) }
}

/// Carries a value through a lock.
private struct TiedResult: @unchecked Sendable {
  var value: Any?
}
