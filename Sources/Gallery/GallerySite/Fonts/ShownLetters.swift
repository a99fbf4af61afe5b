/// The letters that a gallery shows. Those of ASCII are taken for granted: every page has some.
struct ShownLetters {
  private var others: Set<UInt32> = []

  /// - Parameter text: What is read first.
  init(_ text: String = "") { read(text) }

  /// Adds those of a text.
  mutating func read(_ text: String) {
    var text = text
    text.withUTF8 { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < raw.count {
      // Pictures are megabytes of ASCII: eight bytes at a time.
      while index + 8 <= raw.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      }
      guard index < raw.count else { return }
      let lead = raw[index]
      guard lead >= 0xC0 else {
        index += 1
        continue
      }
      let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var scalar = UInt32(lead) & (0xFF >> UInt32(count + 1))
      for offset in 1..<count { scalar = scalar << 6 | UInt32(raw[index + offset] & 0x3F) }
      others.insert(scalar)
      index += count
    }
  }

  /// Adds those that others found.
  mutating func add(_ more: ShownLetters) { others.formUnion(more.others) }

  func hasAny(of span: ClosedRange<UInt32>) -> Bool {
    span.lowerBound < 0x80 || others.contains(where: span.contains)
  }
}
