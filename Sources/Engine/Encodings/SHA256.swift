/// SHA-256 of bytes (FIPS 180-4), so that equal pictures are found the same way everywhere. What
/// only asks whether a file has changed is a `Fingerprint`.
package enum SHA256 {
  /// The words that hashing begins with (FIPS 180-4 §5.3.3).
  package static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The first 16 hexadecimal digits: what ids and file names carry.
  package static func short(_ bytes: [UInt8]) -> String { String(full(bytes).prefix(16)) }

  /// The first 16 hexadecimal digits for a text's UTF-8.
  package static func short(_ text: String) -> String { short(Array(text.utf8)) }

  /// All 64 hexadecimal digits.
  package static func full(_ bytes: [UInt8]) -> String {
    var state = start
    let whole = bytes.count / 64 * 64
    var schedule = [UInt32](repeating: 0, count: 64)
    bytes.withUnsafeBufferPointer { message in
      for start in stride(from: 0, to: whole, by: 64) {
        mix(UnsafeBufferPointer(rebasing: message[start..<start + 64]), &schedule, &state)
      }
    }
    let end = ending(bytes[whole...], length: bytes.count)
    end.withUnsafeBufferPointer { message in
      for start in stride(from: 0, to: end.count, by: 64) {
        mix(UnsafeBufferPointer(rebasing: message[start..<start + 64]), &schedule, &state)
      }
    }
    return hexadecimal(state)
  }

  /// The last bytes, a one bit, zeros, and the length in bits.
  private static func ending(_ rest: ArraySlice<UInt8>, length: Int) -> [UInt8] {
    var bytes = Array(rest)
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = UInt64(length) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    return bytes
  }

  /// Mixes a block of 64 bytes into the eight words of the state (FIPS 180-4 §6.2.2). The schedule
  /// is room for 64 words, whatever they are.
  package static func mix(
    _ block: UnsafeBufferPointer<UInt8>, _ schedule: inout [UInt32], _ state: inout [UInt32]
  ) {
    for index in 0..<16 {
      let high = UInt32(block[index * 4]) << 24 | UInt32(block[index * 4 + 1]) << 16
      let low = UInt32(block[index * 4 + 2]) << 8 | UInt32(block[index * 4 + 3])
      schedule[index] = high | low
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let first = turn(early, 7) ^ turn(early, 18) ^ (early >> 3)
      let second = turn(late, 17) ^ turn(late, 19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let upper = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      let first = h &+ upper &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() {
      state[index] = state[index] &+ value
    }
  }

  private static func turn(_ value: UInt32, _ bits: UInt32) -> UInt32 {
    value >> bits | value << (32 - bits)
  }

  private static func hexadecimal(_ words: [UInt32]) -> String {
    var text = ""
    for word in words {
      let digits = String(word, radix: 16)
      text += String(repeating: "0", count: 8 - digits.count) + digits
    }
    return text
  }

  /// The round constants of FIPS 180-4 §4.2.2.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
