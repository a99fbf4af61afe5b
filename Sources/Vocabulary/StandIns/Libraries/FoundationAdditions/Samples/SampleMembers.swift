/// The members of a made-up value: all that it asks for.
struct SampleMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// One: an enumeration is in its first case, and a dictionary has one entry.
  var allKeys: [Key] {
    if let first = FirstCase.value(of: Key.self) { return [first] }
    return decoder.isDeep ? [] : [Key(intValue: 1) ?? Key(stringValue: "1")].compactMap { $0 }
  }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool { decoder.isDeep }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.below(key).value(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Inner> { decoder.below(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.below(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { decoder.below(key) }
}
