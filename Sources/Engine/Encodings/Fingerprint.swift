/// A quick sum over parts: it tells changes apart, and is no protection against anyone who wants it
/// to look otherwise. Folders of the cache are called after it, files of outputs are known by it.
/// What stands in ids and snapshots is a `SHA256`, which takes a debug build seconds for a gallery.
package struct Fingerprint: Hashable, Sendable {
  private var low: UInt64 = 0x243F_6A88_85A3_08D3
  private var high: UInt64 = 0

  package init() {}

  /// Adds a part. Its length counts, so that moving a byte across parts shows.
  package mutating func add(_ part: UnsafeRawBufferPointer) {
    high ^= UInt64(part.count)
    let whole = part.count & ~7
    var offset = 0
    while offset < whole {
      add(part.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < part.count {
      rest = rest << 8 | UInt64(part[offset])
      offset &+= 1
    }
    add(rest)
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a number. Each step can be undone for a known one, so what differs in one word always
  /// differs.
  package mutating func add(_ word: UInt64) {
    low = (low ^ word) &* 0x9E37_79B9_7F4A_7C15
    low ^= low >> 29
    high = ((high ^ low) &+ word) &* 0xBF58_476D_1CE4_E5B9
    high ^= high >> 32
  }

  /// 32 hexadecimal digits.
  package var text: String {
    [low, high].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The fingerprint of one part.
  package static func of(_ bytes: UnsafeRawBufferPointer) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.text
  }

  /// The fingerprint of one text, shortened for a folder's name: 12 digits.
  package static func short(_ text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    return String(fingerprint.text.prefix(12))
  }
}
