/// Escapes text for XML. Characters XML 1.0 cannot hold become U+FFFD, so that a picture is valid
/// whatever a widget shows.
enum XMLText {
  static func write(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      var plainStart = 0
      var index = 0
      func flush(_ bytes: inout [UInt8]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plainStart..<index]))
      }
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
          flush(&bytes)
          bytes.append(
            contentsOf: UnsafeBufferPointer(
              start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
          plainStart = index + length
        }
        index += length
      }
      flush(&bytes)
    }
  }

  /// U+FFFE and U+FFFF: EF BF BE, EF BF BF.
  private static func isNoncharacter(_ utf8: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 2 < utf8.count && utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE
  }

  /// Whether SVG would fold the spaces of a text.
  static func needsPreservedSpace(_ text: String) -> Bool {
    var previous: UInt8 = 0x20
    for byte in text.utf8 {
      if byte == 0x20, previous == 0x20 { return true }
      previous = byte
    }
    return previous == 0x20 && !text.isEmpty
  }
}
