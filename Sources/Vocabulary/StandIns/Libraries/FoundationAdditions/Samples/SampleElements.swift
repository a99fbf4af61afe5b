/// The elements of a made-up list: two, unless it lies deep; who asks for more gets more.
struct SampleElements: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  private(set) var currentIndex = 0

  init(decoder: SampleDecoder) { self.decoder = decoder }

  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }

    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { decoder.isDeep ? 0 : 2 }
  var isAtEnd: Bool { currentIndex >= (count ?? 0) }

  private mutating func next() -> SampleDecoder {
    defer { currentIndex += 1 }
    return decoder.below(Index(intValue: currentIndex))
  }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().value(type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedDecodingContainer<Key> { next().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    next().unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { next() }
}
