/// Reads numbers out of bytes; everything outside the bytes is nil.
struct ByteReader {
  let bytes: [UInt8]

  /// A byte.
  func byte(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// A number of `count` bytes, most significant first.
  func big(_ offset: Int, _ count: Int) -> Int? {
    number(offset, count, reversed: false)
  }

  /// A number of `count` bytes, least significant first.
  func little(_ offset: Int, _ count: Int) -> Int? {
    number(offset, count, reversed: true)
  }

  private func number(_ offset: Int, _ count: Int, reversed: Bool) -> Int? {
    guard offset >= 0, count <= 4, offset <= bytes.count - count else { return nil }
    let part = bytes[offset..<offset + count]
    return reversed
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether a text stands at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    let wanted = Array(text.utf8)
    guard offset >= 0, offset <= bytes.count - wanted.count else { return false }
    return bytes[offset..<offset + wanted.count].elementsEqual(wanted)
  }
}
