public import Foundation

extension NSSortDescriptor {
  /// Sorts by the value of a path of keys; values without an order keep theirs.
  ///
  /// Foundation on Linux has the name, but marks it unavailable.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: Self.order)
  }

  /// Sorts texts as the method of `NSString` does that is named; other methods are passed over.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map { String(describing: $0) } ?? ""
    self.init(key: key, ascending: ascending) { first, second in
      guard let first = first as? String, let second = second as? String else {
        return Self.order(first, second)
      }
      if name.contains("localizedStandardCompare") {
        return VitrineStringComparator.localizedStandard.compare(first, second)
      }
      if name.contains("localizedCaseInsensitiveCompare") {
        return first.localizedCaseInsensitiveCompare(second)
      }
      if name.contains("caseInsensitiveCompare") { return first.caseInsensitiveCompare(second) }
      if name.contains("localizedCompare") {
        return VitrineStringComparator.localized.compare(first, second)
      }
      return Self.order(first, second)
    }
  }

  /// Sorts by the value of a path of keys, as a function says; nothing comes before something.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      let values = [first, second].map { NamedValue.value(of: $0, path: key ?? "self") }
      guard let first = values[0], let second = values[1] else {
        return Self.order(values[0], values[1])
      }
      return comparator(first, second)
    }
  }

  /// Sorts by a property that need not have an order of its own, such as one that may be nil, which
  /// Foundation on Linux does not sort by.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { Self.order($0, $1) }
  }

  public convenience init<Compared: NSObject>(_ descriptor: SortDescriptor<Compared>) {
    self.init(key: "self", ascending: true) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else {
        return .orderedSame
      }
      return descriptor.compare(first, second)
    }
  }

  /// Nothing comes before something; values of different types keep their order.
  private static func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    ComparedValue(first).order(ComparedValue(second)) ?? .orderedSame
  }
}
