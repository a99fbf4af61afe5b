extension KeyedDecodingContainer {
  /// Reads a value that an older or hand-written manifest may leave out.
  func decode<T: Decodable>(_ key: Key, or standard: @autoclosure () -> T) throws -> T {
    try decodeIfPresent(T.self, forKey: key) ?? standard()
  }
}
