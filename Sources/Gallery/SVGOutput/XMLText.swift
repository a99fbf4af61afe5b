/// Escapes text for XML. Characters XML 1.0 cannot hold become U+FFFD, so that a picture is valid
/// whatever a widget shows.
enum XMLText {
  static func write(_ text: String, to bytes: inout ByteBuffer) {
    var text = text
    text.withUTF8 { utf8 in
      // Nearly every text stands as it is.
      if utf8.contains(where: isSpecial) { escape(utf8, to: &bytes) } else { bytes.append(utf8) }
    }
  }

  /// Whether a byte may need another spelling; U+FFFE and U+FFFF begin with EF.
  @inline(__always) private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0xEF: true
    default: false
    }
  }

  private static func escape(_ utf8: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
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
        bytes.append(UnsafeBufferPointer(rebasing: utf8[plainStart..<index]))
        bytes.append(replacement)
        plainStart = index + length
      }
      index += length
    }
    bytes.append(UnsafeBufferPointer(rebasing: utf8[plainStart...]))
  }

  /// U+FFFE and U+FFFF: EF BF BE, EF BF BF.
  private static func isNoncharacter(_ utf8: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 2 < utf8.count && utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE
  }

  /// Whether SVG would fold the spaces of a text.
  static func needsPreservedSpace(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      var previous: UInt8 = 0x20
      for byte in utf8 {
        if byte == 0x20, previous == 0x20 { return true }
        previous = byte
      }
      return previous == 0x20 && !utf8.isEmpty
    }
  }
}
