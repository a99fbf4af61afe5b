import Foundation

/// An object in a collection that keeps it or does not.
struct HeldObject {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = object
  }

  /// Nil once nobody else keeps it.
  var object: AnyObject? { strong ?? weak }

  /// Whether it is an object, or one that says that it is equal.
  func equals(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    return object === other || (object as? NSObject)?.isEqual(other) == true
  }
}
