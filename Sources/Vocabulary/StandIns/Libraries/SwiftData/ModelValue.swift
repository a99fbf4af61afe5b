import Encodings
import Foundation
import FoundationAdditions

/// Reads values of properties that are given as JSON.
enum ModelValue {
  /// Nil for what is none of the type.
  static func value<Value>(of type: Value.Type, _ json: JSONValue) -> Value? {
    if json == .null { return nothing(as: type) }
    // The cast of nothing to an optional type would be a value.
    guard let found = read(type, json) else { return nil }
    return found as? Value
  }

  /// The nil of an optional type.
  static func nothing<Value>(as type: Value.Type) -> Value? {
    let optional = type as? any ExpressibleByNilLiteral.Type
    return optional.flatMap { $0.init(nilLiteral: ()) as? Value }
  }

  private static func read(_ type: Any.Type, _ json: JSONValue) -> Any? {
    if let optional = type as? any OptionalType.Type { return read(optional.wrapped, json) }
    switch type {
    case is String.Type: return json.text
    case is Bool.Type: return GivenValue.flag(json)
    case is Int.Type: return GivenValue.whole(json) as Int?
    case is Double.Type: return GivenValue.number(json)
    case is Date.Type: return GivenValue.date(json)
    case is Data.Type: return GivenValue.data(json)
    case is Decimal.Type: return GivenValue.decimal(json)
    default: return (type as? any Decodable.Type).flatMap { decoded($0, json) }
    }
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ json: JSONValue) -> Value? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let date = GivenValue.date(.string(text)) else {
        throw CocoaError(.coderReadCorrupt)
      }
      return date
    }
    return try? decoder.decode(type, from: Data(json.json.utf8))
  }
}
