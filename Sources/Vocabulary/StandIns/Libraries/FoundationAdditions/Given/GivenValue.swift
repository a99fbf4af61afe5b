package import Encodings
package import Foundation

/// Reads values of objects that are given as JSON.
package enum GivenValue {
  /// A date in ISO 8601: a day, or an instant with or without fractions of seconds.
  package static func date(_ json: JSONValue) -> Date? {
    guard let text = json.text else { return nil }
    let instant = Date.ISO8601FormatStyle()
    let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    let day = Date.ISO8601FormatStyle().year().month().day()
    return (try? instant.parse(text)) ?? (try? fraction.parse(text))
      ?? (text.utf8.count == 10 ? try? day.parse(text) : nil)
  }

  /// Data as Base64, or what it holds as `{"$json": …}`.
  package static func data(_ json: JSONValue) -> Data? {
    if let members = json.members, members.count == 1, let content = members["$json"] {
      return Data(content.json.utf8)
    }
    return json.text.flatMap { Data(base64Encoded: $0) }
  }

  /// A whole number; nil for one with a fraction or out of the type's range.
  package static func whole<Number: BinaryInteger>(_ json: JSONValue) -> Number? {
    guard case .number(let number) = json else { return nil }
    return Number(exactly: number)
  }

  package static func number(_ json: JSONValue) -> Double? {
    if case .number(let number) = json { number } else { nil }
  }

  package static func flag(_ json: JSONValue) -> Bool? {
    if case .bool(let flag) = json { flag } else { nil }
  }

  /// A number, or a text that is one.
  package static func decimal(_ json: JSONValue) -> Decimal? {
    Decimal(string: json.text ?? number(json).map { JSONValue.number($0).json } ?? "")
  }

  /// The names of objects that a relationship leads to: one, or a list; nil for what is neither.
  package static func names(_ json: JSONValue) -> [String]? {
    json == .null ? [] : json.texts
  }
}
