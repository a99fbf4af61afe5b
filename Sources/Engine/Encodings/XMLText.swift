/// Texts as XML spells them, in elements and in attributes. Characters that XML 1.0 cannot hold
/// become U+FFFD, so that a document is valid whatever it says.
package enum XMLText {
  /// Hands on the bytes of a text, piece by piece.
  @inlinable package static func write(
    _ text: String, to append: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var text = text
    text.withUTF8 { utf8 in
      // Nearly every text stands as it is.
      if isPlain(utf8) { append(utf8) } else { escape(utf8, to: append) }
    }
  }

  package static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    write(text) { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text that was spelled with the five names that XML knows.
  package static func plain(_ xml: String) -> String {
    // The ampersand last: what it begins then is text.
    let names = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    return names.reduce(xml) { $0.replacing($1.0, with: $1.1) }
  }

  /// Whether no byte needs another spelling. Eight at a time, as pictures hold a path per element.
  @inlinable package static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count >= 8 else { return !utf8.contains(where: isSpecial) }
    let bytes = UnsafeRawBufferPointer(utf8)
    let last = bytes.count - 8
    var offset = 0
    while offset < last {
      if isSpecial(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
      offset &+= 8
    }
    return !isSpecial(bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
  }

  /// Whether a byte may need another spelling; U+FFFE and U+FFFF begin with EF.
  @inlinable package static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0xEF: true
    default: false
    }
  }

  /// Whether one of eight bytes may need another spelling.
  @inlinable package static func isSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte has its highest bit if something was taken from it that it has not: 20 of controls.
    var found: UInt64 = (word &- (ones &* 0x20)) & ~word
    found |= zeros((word & ~(ones &* 0x04)) ^ (ones &* 0x22))  // 22 and 26
    found |= zeros((word & ~(ones &* 0x02)) ^ (ones &* 0x3C))  // 3C and 3E
    found |= zeros(word ^ (ones &* 0x7F))
    found |= zeros(word ^ (ones &* 0xEF))
    return found & (ones &* 0x80) != 0
  }

  /// The highest bit of the lowest byte that is zero, and perhaps of others.
  @inlinable package static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  @usableFromInline package static func escape(
    _ utf8: UnsafeBufferPointer<UInt8>, to append: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var plainStart = 0
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      var length = 1
      let replacement: StaticString?
      switch byte {
      case 0x26: replacement = "&amp;"
      case 0x3C: replacement = "&lt;"
      case 0x3E: replacement = "&gt;"
      case 0x22: replacement = "&quot;"
      case 0x09: replacement = "&#9;"
      case 0x0A: replacement = "&#10;"
      case 0x0D: replacement = "&#13;"
      case 0x00..<0x20, 0x7F: replacement = "\u{FFFD}"
      case 0xEF where isNoncharacter(utf8, index):
        replacement = "\u{FFFD}"
        length = 3
      default: replacement = nil
      }
      if let replacement {
        append(UnsafeBufferPointer(rebasing: utf8[plainStart..<index]))
        replacement.withUTF8Buffer(append)
        plainStart = index + length
      }
      index += length
    }
    append(UnsafeBufferPointer(rebasing: utf8[plainStart...]))
  }

  /// U+FFFE and U+FFFF: EF BF BE, EF BF BF.
  private static func isNoncharacter(_ utf8: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 2 < utf8.count && utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE
  }
}
