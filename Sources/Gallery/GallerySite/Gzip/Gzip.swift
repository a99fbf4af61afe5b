/// Packs bytes as RFC 1952 says, so that a browser's `DecompressionStream` can unpack them.
///
/// The same bytes give the same result everywhere: neither a time nor a system is written.
package enum Gzip {
  /// The packed form of bytes.
  package static func packed(_ bytes: [UInt8]) -> [UInt8] {
    // Magic number, method 8, no flags, no time (four zeros), no level, system unknown.
    var output: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    output += Deflate.packed(bytes)
    for value in [checksum(bytes), UInt32(truncatingIfNeeded: bytes.count)] {
      for shift in [UInt32(0), 8, 16, 24] {
        output.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    return output
  }

  /// CRC-32 with the polynomial of RFC 1952, section 8.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var result: UInt32 = 0xFFFF_FFFF
    bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        for byte in bytes {
          result = table[Int((result ^ UInt32(byte)) & 0xFF)] ^ (result >> 8)
        }
      }
    }
    return result ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256).map { start in
    var value = UInt32(start)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }
}
