/// Tells UTF-16 from UTF-8, with or without a mark at the beginning.
enum TextEncoding {
  /// The text, or nil if the bytes are neither.
  static func decode(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(validating: bytes.dropFirst(3), as: UTF8.self)
    }
    // Without a mark: string files begin with an ASCII character, whose other half is 0.
    if bytes.count >= 2, bytes[0] == 0 { return utf16(bytes[...], bigEndian: true) }
    if bytes.count >= 2, bytes[1] == 0 { return utf16(bytes[...], bigEndian: false) }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
    }
    return String(validating: units, as: UTF16.self)
  }
}
