public import Foundation

/// Gives a parameter of a SiriKit intent a value as JSON: texts, numbers, dates in ISO 8601, cases
/// by name or number; objects by their identifier, or as an object with `identifier`, `display` and
/// its properties; lists of them.
///
/// - Returns: False for what is none of the type.
public func _takeGiven<Value>(_ json: Data, _ value: inout Value) -> Bool {
  let read = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
  // Nothing would pass for a value of an optional parameter.
  guard let read, let made = GivenParameter.value(Value.self, read), let given = made as? Value
  else { return false }
  value = given
  return true
}

private enum GivenParameter {
  static func value(_ type: Any.Type, _ json: Any) -> Any? {
    if let optional = type as? any OptionalParameter.Type { return value(optional.wrapped, json) }
    if let list = type as? any ListParameter.Type {
      return (json as? [Any]).flatMap { list.list($0) }
    }
    if let object = type as? INObject.Type { return made(object, json) }
    if let enumeration = type as? any _IntentEnumeration.Type { return named(enumeration, json) }
    switch type {
    case is String.Type: return json as? String
    case is NSNumber.Type: return json as? NSNumber
    case is URL.Type: return (json as? String).flatMap(URL.init(string:))
    case is DateComponents.Type:
      let date = (json as? String).flatMap { try? Date.ISO8601FormatStyle().parse($0) }
      return date.map { Calendar(identifier: .gregorian).dateComponents(parts, from: $0) }
    default: return nil
    }
  }

  private static let parts: Set<Calendar.Component> = [
    .year, .month, .day, .hour, .minute, .second,
  ]

  private static func made(_ type: INObject.Type, _ json: Any) -> INObject? {
    if let name = json as? String {
      return type.init(
        identifier: name, display: name, pronunciationHint: nil, subtitle: nil, image: nil)
    }
    guard var members = json as? [String: Any] else { return nil }
    let identifier = members.removeValue(forKey: "identifier") as? String
    guard let name = members.removeValue(forKey: "display") as? String ?? identifier else {
      return nil
    }
    let object = type.init(
      identifier: identifier ?? name, display: name, pronunciationHint: nil, subtitle: nil,
      image: nil)
    let isTaken = members.allSatisfy { key, member in
      let json = try? JSONSerialization.data(withJSONObject: member, options: .fragmentsAllowed)
      return json.map { object._take($0, for: key) } ?? false
    }
    return isTaken ? object : nil
  }

  private static func named<Enumeration: _IntentEnumeration>(
    _ type: Enumeration.Type, _ json: Any
  ) -> Any? {
    type._cases.first { one in
      if let name = json as? String { return "\(one)" == name }
      return one.rawValue == json as? Int
    }
  }
}

/// An enumeration of an intent definition. What Xcode makes of one does not list its cases, so that
/// a project may say itself which are all.
public protocol _IntentEnumeration: RawRepresentable where RawValue == Int {
  static var _cases: [Self] { get }
}

/// An optional parameter, whatever its type.
private protocol OptionalParameter {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalParameter {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// A parameter that is a list, whatever its type.
private protocol ListParameter {
  /// Nil where an element is of another type.
  static func list(_ json: [Any]) -> Any?
}

extension Array: ListParameter {
  fileprivate static func list(_ json: [Any]) -> Any? {
    let values = json.compactMap { GivenParameter.value(Element.self, $0) as? Element }
    return values.count == json.count ? values : nil
  }
}
