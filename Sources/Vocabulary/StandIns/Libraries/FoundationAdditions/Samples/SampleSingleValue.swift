/// A made-up value on its own.
struct SampleSingleValue: SingleValueDecodingContainer {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isDeep }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}
