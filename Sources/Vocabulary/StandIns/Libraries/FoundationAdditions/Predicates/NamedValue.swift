import Foundation

/// Values by their names, as key-value coding has them on Apple's systems.
package enum NamedValue {
  /// The value of a path of keys, such as `owner.name` or `items.@count`.
  package static func value(of object: Any?, path: String) -> Any? {
    var result = object
    var keys = path.split(separator: ".")[...]
    while let key = keys.popFirst() {
      guard key.hasPrefix("@"), key != "@count", let rest = keys.popFirst() else {
        result = value(of: result, String(key))
        continue
      }
      // What is gathered is named behind the aggregate: `items.@sum.price`.
      let path = ([rest] + keys).joined(separator: ".")
      return value(of: members(of: result).compactMap { value(of: $0, path: path) }, String(key))
    }
    return result
  }

  /// The value of a key; of a collection, those of its members, in its order.
  static func value(of object: Any?, _ key: String) -> Any? {
    guard let object = ComparedValue.unwrapped(object) else { return nil }
    if key.lowercased() == "self" { return object }
    if let named = object as? any NamedValues { return named.namedValue(key) }
    if let text = object as? String { return key == "length" ? text.utf16.count : nil }
    if let table = object as? [String: Any] { return table[key] }
    if let table = object as? NSDictionary { return table.object(forKey: key) }
    if case .collection(let members) = ComparedValue(object) {
      if key.hasPrefix("@") { return aggregate(String(key.dropFirst()), of: members) }
      return members.flatMap { member -> [Any] in
        let value = value(of: member, key)
        if case .collection(let inner) = ComparedValue(value) { return inner }
        return [value ?? NSNull()]
      }
    }
    return property(key, of: object)
  }

  /// A stored property of a class or structure.
  private static func property(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label == key }) {
        return ComparedValue.unwrapped(found.value)
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  private static func members(of object: Any?) -> [Any] {
    if case .collection(let members) = ComparedValue(object) { members } else { [] }
  }

  /// `count`, `sum`, `avg`, `min`, `max`, `distinctUnionOfObjects` or `unionOfObjects`; nil for
  /// others.
  static func aggregate(_ name: String, of members: [Any]) -> Any? {
    let present = members.filter { ComparedValue.unwrapped($0) != nil }
    let numbers = present.compactMap { ComparedValue($0).number }
    switch name {
    case "count": return members.count
    case "sum":
      let whole = present.compactMap { value -> Int? in
        if case .integer(let number) = ComparedValue(value) { number } else { nil }
      }
      let total = numbers.reduce(0, +)
      let isWhole = whole.count == numbers.count && abs(total) < 9e15
      return isWhole ? whole.reduce(0, +) : total
    case "avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min", "max":
      let wanted: ComparisonResult = name == "min" ? .orderedAscending : .orderedDescending
      return present.reduce(nil as Any?) { best, value in
        guard let best else { return value }
        return ComparedValue(value).order(ComparedValue(best)) == wanted ? value : best
      }
    case "unionOfObjects": return present
    case "distinctUnionOfObjects":
      return present.reduce(into: []) { (result: inout [Any], value) in
        if !result.contains(where: { ComparedValue($0).equals(ComparedValue(value)) }) {
          result.append(value)
        }
      }
    default: return nil
    }
  }
}
