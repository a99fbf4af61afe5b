/// JSON whose shape is not known, or not known yet. What has a shape is `Codable` and read by
/// Foundation's decoder; property lists and JSON in resource catalogs are a `LooseValue`.
///
/// The reader and the writer are our own: they know lines, and the compiler plug-in, which is
/// started for each module, does without Foundation.
package enum JSONValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a document; nil if it is none (`JSONDocument` says where).
  package init?(parsing bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes) else { return nil }
    self = document.value
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The text, if it is one.
  package var text: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// A number without its fraction.
  package var integer: Int? {
    if case .number(let value) = self { Int(exactly: value.rounded(.towardZero)) } else { nil }
  }

  /// The list of texts, if it is one; a single text counts as a list of one.
  package var texts: [String]? {
    switch self {
    case .string(let value): return [value]
    case .array(let values):
      let texts = values.compactMap(\.text)
      return texts.count == values.count ? texts : nil
    case .null, .bool, .number, .object: return nil
    }
  }

  /// The elements of a list; none of anything else.
  package var items: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// The members, if it is an object.
  package var members: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// A member of an object.
  package subscript(_ name: String) -> JSONValue? { members?[name] }

  /// It as a document, with the members of objects sorted by name.
  package var json: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value):
      return value.isFinite ? Int(exactly: value).map(String.init) ?? "\(value)" : "null"
    case .string(let value): return JSONText.quoted(value)
    case .array(let values): return "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      let parts = members.sorted { $0.key < $1.key }
        .map { JSONText.quoted($0.key) + ":" + $0.value.json }
      return "{" + parts.joined(separator: ",") + "}"
    }
  }
}
