/// JSON made safe to stand in a script file or element.
package enum ScriptText {
  /// Escapes what could end a script element or a line of script; strings keep their meaning.
  package static func safe(_ json: String) -> String {
    var output: [UInt8] = []
    append(json, to: &output, isSpecial: isMark)
    return String(decoding: output, as: UTF8.self)
  }

  /// A text as a string literal.
  package static func literal(_ text: String) -> String {
    var output: [UInt8] = [UInt8(ascii: "\"")]
    append(text, to: &output) { byte in
      byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || isMark(byte)
    }
    output.append(UInt8(ascii: "\""))
    return String(decoding: output, as: UTF8.self)
  }

  /// Signs of elements, and the first byte of the line separators U+2028 and U+2029.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == 0xE2
  }

  /// Appends a text in which some bytes are escaped. Pictures are megabytes: what lies between is
  /// taken at once.
  @inline(__always)
  private static func append(
    _ text: String, to output: inout [UInt8], isSpecial: (UInt8) -> Bool
  ) {
    var text = text
    text.withUTF8 { bytes in
      output.reserveCapacity(output.count + bytes.count + bytes.count / 8)
      var (start, index) = (0, 0)
      while index < bytes.count {
        guard isSpecial(bytes[index]) else {
          index += 1
          continue
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        let length = escape(bytes, index, to: &output)
        index += max(length, 1)
        start = length == 0 ? index - 1 : index
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// - Returns: how many bytes were escaped; none if they need not be.
  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, to output: inout [UInt8]
  ) -> Int {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
      return 1
    case UInt8(ascii: "\n"):
      output.append(contentsOf: "\\n".utf8)
      return 1
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8
      else { return 0 }
      output.append(contentsOf: bytes[index + 2] == 0xA8 ? "\\u2028".utf8 : "\\u2029".utf8)
      return 3
    default:
      output.append(contentsOf: "\\u00".utf8)
      for half in [byte >> 4, byte & 15] { output.append(half + (half < 10 ? 48 : 87)) }
      return 1
    }
  }
}
