package import Foundation

/// A value as predicates and sort descriptors compare it.
package enum ComparedValue {
  case nothing
  case integer(Int)
  case real(Double)
  case date(Date)
  case text(String)
  /// Members of an array or set, in its order.
  case collection([Any])
  case object(AnyHashable)

  package init(_ value: Any?) {
    guard let value = Self.unwrapped(value) else {
      self = .nothing
      return
    }
    if let text = value as? String {
      self = .text(text)
    } else if let date = value as? Date {
      self = .date(date)
    } else if let named = value as? any NamedValues {
      self = .object(AnyHashable(named.namedIdentity))
    } else if let number = Self.number(value) {
      self = number
    } else if let members = Self.members(value) {
      self = .collection(members)
    } else if let plain = Self.plain(value) {
      self = .object(plain)
    } else {
      self = .object(AnyHashable(ObjectIdentifier(value as AnyObject)))
    }
  }

  private static func number(_ value: Any) -> ComparedValue? {
    if let value = value as? Bool { return .integer(value ? 1 : 0) }
    if let value = value as? Int { return .integer(value) }
    if let value = value as? any BinaryInteger {
      return Int(exactly: value).map(ComparedValue.integer) ?? .real(Double(value))
    }
    if let value = value as? Double { return .real(value) }
    if let value = value as? Float { return .real(Double(value)) }
    return (value as? NSNumber).map { .real($0.doubleValue) }
  }

  private static func members(_ value: Any) -> [Any]? {
    if let set = value as? NSOrderedSet { return set.array }
    if let set = value as? NSSet { return set.allObjects }
    if let list = value as? [Any] { return list }
    if let list = value as? NSArray { return list.map { $0 } }
    if let set = value as? Set<AnyHashable> { return Array(set) }
    return nil
  }

  /// Values that Objective-C and Swift have under different names.
  private static func plain(_ value: Any) -> AnyHashable? {
    if let value = value as? UUID { return value }
    if let value = value as? URL { return value }
    if let value = value as? Data { return value }
    return value as? AnyHashable
  }

  /// A value without the optionals around it; nil for none and for `NSNull`.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    case .date(let value): value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// The same with texts folded.
  func folded(_ options: String.CompareOptions) -> ComparedValue {
    guard !options.isEmpty, case .text(let text) = self else { return self }
    return .text(text.folding(options: options, locale: nil))
  }

  func equals(_ other: ComparedValue) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.text(let first), .text(let second)): first == second
    case (.date(let first), .date(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    case (.integer(let first), .integer(let second)): first == second
    case (.integer, .real), (.real, .integer), (.real, .real): number == other.number
    case (.collection(let first), .collection(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy { ComparedValue($0).equals(ComparedValue($1)) }
    default: false
    }
  }

  /// How it stands to another; nothing comes first. Nil where there is no order.
  package func order(_ other: ComparedValue) -> ComparisonResult? {
    switch (self, other) {
    case (.nothing, .nothing): return .orderedSame
    case (.nothing, _): return .orderedAscending
    case (_, .nothing): return .orderedDescending
    case (.integer(let first), .integer(let second)): return Self.order(first, second)
    case (.text(let first), .text(let second)): return Self.order(first, second)
    case (.date(let first), .date(let second)): return Self.order(first, second)
    default:
      guard let first = number, let second = other.number else { return nil }
      return Self.order(first, second)
    }
  }

  private static func order<T: Comparable>(_ first: T, _ second: T) -> ComparisonResult {
    first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }
}
