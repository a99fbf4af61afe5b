import Synchronization

/// What an object is known by. Widget code writes it into an intent's parameter and reads it back:
/// an object has a number from when it is first asked for its name, not an address.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
  public let entityName: String
  let number: Int

  public var id: PersistentIdentifier { self }
  /// The name of the store; none here.
  public var storeIdentifier: String? { nil }

  public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
    (first.entityName, first.number) < (second.entityName, second.number)
  }

  private static let numbers = Mutex<[ObjectIdentifier: Int]>([:])

  /// Counted from 1 in the order in which objects are asked.
  static func number(of object: AnyObject) -> Int {
    numbers.withLock { numbers in
      let known = numbers[ObjectIdentifier(object)]
      let number = known ?? numbers.count + 1
      numbers[ObjectIdentifier(object)] = number
      return number
    }
  }
}
