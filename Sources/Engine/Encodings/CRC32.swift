/// CRC-32 (RFC 1952, section 8), as Gzip and PNG ask for it.
package enum CRC32 {
  package static func of(_ bytes: [UInt8]) -> UInt32 {
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
