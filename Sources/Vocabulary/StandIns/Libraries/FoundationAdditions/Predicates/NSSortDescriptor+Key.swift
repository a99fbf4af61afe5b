public import Foundation

extension NSSortDescriptor {
  /// Sorts by the value of a name, if the objects have values by name (managed objects do); others
  /// keep their order.
  ///
  /// Foundation on Linux has the name, but marks it unavailable.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      guard let key, let first = first as? any NamedValues, let second = second as? any NamedValues
      else { return .orderedSame }
      return Self.order(first.namedValue(key), second.namedValue(key))
    }
  }

  /// Nothing comes before something; values of different types keep their order.
  private static func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    guard let first else { return second == nil ? .orderedSame : .orderedAscending }
    guard let second else { return .orderedDescending }
    guard let first = first as? any Comparable else { return .orderedSame }
    return compare(first, second)
  }

  private static func compare<T: Comparable>(_ first: T, _ second: Any) -> ComparisonResult {
    guard let second = second as? T, first != second else { return .orderedSame }
    return first < second ? .orderedAscending : .orderedDescending
  }
}
