import Encodings

/// Packs bytes as RFC 1952 says, so that a browser's `DecompressionStream` can unpack them.
///
/// The same bytes give the same result everywhere: neither a time nor a system is written.
package enum Gzip {
  /// The packed form of bytes.
  package static func packed(_ bytes: [UInt8]) -> [UInt8] {
    // Magic number, method 8, no flags, no time (four zeros), no level, system unknown.
    var output: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    output += Deflate.packed(bytes)
    for value in [CRC32.of(bytes), UInt32(truncatingIfNeeded: bytes.count)] {
      for shift in [UInt32(0), 8, 16, 24] {
        output.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    return output
  }
}
