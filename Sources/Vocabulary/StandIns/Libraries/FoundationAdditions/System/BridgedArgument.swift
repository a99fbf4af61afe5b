import Foundation

// Collections are arguments of a format, as on Apple's systems, where they are bridged. What is
// formatted is their description: Linux's formats cannot ask Foundation's collections for it.

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    BridgedArgument.encoding(describing: NSArray(array: self))
  }
}

extension Dictionary: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    let pairs = map { (key: AnyHashable($0.key), value: $0.value as Any) }
    let object = NSDictionary(
      dictionary: Dictionary<AnyHashable, Any>(uniqueKeysWithValues: pairs))
    return BridgedArgument.encoding(describing: object)
  }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    BridgedArgument.encoding(describing: NSSet(set: self))
  }
}

/// An object that stands for a value among the arguments of a format.
enum BridgedArgument {
  /// The address of an object that is never let go: what takes the argument keeps it.
  static func encoding(of object: AnyObject) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
  }

  /// What a value says of itself, where Linux's formats could not ask it.
  static func encoding(describing value: some CustomStringConvertible) -> [Int] {
    encoding(of: value.description as NSString)
  }
}
