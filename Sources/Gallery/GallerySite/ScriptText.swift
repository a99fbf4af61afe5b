/// JSON made safe to stand in a script file or element.
package enum ScriptText {
  /// Escapes what could end a script element or a line of script; strings keep their meaning.
  package static func safe(_ json: String) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(json.utf8.count + json.utf8.count / 8)
    var json = json
    json.withUTF8 { bytes in
      for index in bytes.indices { append(bytes, index, to: &output) }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// A text as a string literal.
  package static func literal(_ text: String) -> String {
    var output: [UInt8] = [UInt8(ascii: "\"")]
    output.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    var text = text
    text.withUTF8 { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
          output.append(UInt8(ascii: "\\"))
          output.append(bytes[index])
        case UInt8(ascii: "\n"): output.append(contentsOf: [92, UInt8(ascii: "n")])
        case 0..<0x20: output.append(contentsOf: unicodeEscape(bytes[index]))
        default: append(bytes, index, to: &output)
        }
      }
    }
    output.append(UInt8(ascii: "\""))
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends one byte, with `<`, `>` and the line separators U+2028 and U+2029 (E2 80 A8 and A9)
  /// escaped. The separators' first two bytes are taken back when the third is met.
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, to output: inout [UInt8]
  ) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"): output.append(contentsOf: unicodeEscape(byte))
    case 0xA8, 0xA9:
      guard index >= 2, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 else { fallthrough }
      output.removeLast(2)
      output.append(contentsOf: byte == 0xA8 ? Array("\\u2028".utf8) : Array("\\u2029".utf8))
    default: output.append(byte)
    }
  }

  /// `\u00xx` for a byte.
  private static func unicodeEscape(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
