import Foundation

/// Decodes a value out of nothing: whatever is asked for is there, with a value that fits its type
/// and name (`SampleWords`).
package struct SampleDecoder: Decoder {
  package let codingPath: [any CodingKey]
  package let userInfo: [CodingUserInfoKey: Any] = [:]
  let words: SampleWords

  /// Deeper down lists are empty and what is optional is not there, as types may hold themselves.
  static let depth = 6
  /// What holds itself without a way out is given up here.
  private static let depthLimit = 40

  /// A value of a type.
  ///
  /// - Throws: What the type's own decoding throws, or that it holds itself without end.
  package static func value<Value: Decodable>(
    _ type: Value.Type, _ words: SampleWords
  ) throws -> Value {
    try SampleDecoder(codingPath: [], words: words).value(type)
  }

  /// The same of a name.
  static func value<Value: Decodable>(
    _ type: Value.Type, named name: String, _ words: SampleWords
  ) throws -> Value {
    try SampleDecoder(codingPath: [SampleName(stringValue: name)], words: words).value(type)
  }

  /// The same each time.
  static let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

  var isDeep: Bool { codingPath.count > Self.depth }

  /// The innermost name on the way to what is decoded.
  var name: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "" }

  func below(_ key: any CodingKey) -> SampleDecoder {
    SampleDecoder(codingPath: codingPath + [key], words: words)
  }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let plain = plain(type) as? Value { return plain }
    if let first = FirstCase.listed(of: type) as? Value { return first }
    if let first = FirstCase.value(of: type) { return first }
    guard codingPath.count < Self.depthLimit else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "It has no end."))
    }
    do {
      return try Value(from: self)
    } catch {
      // What could not be had cannot be decoded, but stands for itself.
      guard let type = type as? any _VitrineMissingValue.Type,
        let value = type.vitrineMissing(name) as? Value
      else { throw error }
      return value
    }
  }

  private func plain(_ type: Any.Type) -> Any? {
    if let type = type as? any BinaryInteger.Type { return whole(type) }
    switch type {
    case is String.Type: return words.text(name)
    case is Bool.Type: return words.flag(name)
    case is Double.Type: return words.number(name)
    case is Float.Type: return Float(words.number(name))
    case is CGFloat.Type: return CGFloat(words.number(name))
    case is Decimal.Type: return Decimal(words.number(name))
    case is Date.Type: return words.date(name)
    case is URL.Type: return URL(string: "https://example.com")
    case is Data.Type: return Data()
    case is UUID.Type: return Self.uuid
    case is Locale.Type: return Locale(identifier: "en_US")
    case is TimeZone.Type: return TimeZone.gmt
    default: return nil
    }
  }

  private func whole<Number: BinaryInteger>(_ type: Number.Type) -> Number {
    Number(exactly: words.whole(name)) ?? 3
  }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleMembers<Key>(decoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleElements(decoder: self) }

  package func singleValueContainer() -> any SingleValueDecodingContainer {
    SampleSingleValue(decoder: self)
  }
}

/// What a value is called that is made up on its own.
private struct SampleName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
