package import Foundation

/// A quick checksum: it tells whether a file is still as it was written, and is no protection
/// against anyone who wants it to look so.
///
/// A gallery is tens of megabytes, which `Fingerprint` would take seconds over in a debug build.
package enum Checksum {
  /// 32 hexadecimal digits.
  package static func of(_ data: Data) -> String {
    // Each step can be undone for a known word, so files that differ in one word always differ.
    var low: UInt64 = 0x243F_6A88_85A3_08D3
    var high = UInt64(data.count)
    data.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      var offset = 0
      while offset < whole {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian, &low, &high)
        offset &+= 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest << 8 | UInt64(bytes[offset])
        offset &+= 1
      }
      add(rest, &low, &high)
    }
    return [low, high].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func add(_ word: UInt64, _ low: inout UInt64, _ high: inout UInt64) {
    low = (low ^ word) &* 0x9E37_79B9_7F4A_7C15
    low ^= low >> 29
    high = ((high ^ low) &+ word) &* 0xBF58_476D_1CE4_E5B9
    high ^= high >> 32
  }
}
