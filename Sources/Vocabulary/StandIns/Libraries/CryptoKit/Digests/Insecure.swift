public enum Insecure {
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 16 }
    private var hash = BlockHash<MD5Mixing>()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }
    public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finalized()) }
  }

  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 20 }
    private var hash = BlockHash<SHA1Mixing>()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finalized()) }
  }
}

private func turnLeft(_ value: UInt32, _ bits: UInt32) -> UInt32 {
  value << bits | value >> (32 - bits)
}

/// MD5's mixing (RFC 1321 §3.4).
private enum MD5Mixing: Compression {
  static let start: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
  static let isBigEndian = false
  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  static func mix(_ block: UnsafeBufferPointer<UInt8>, _ state: inout [UInt32]) {
    let words = words(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for index in 0..<64 {
      let mixed: UInt32
      let word: Int
      switch index / 16 {
      case 0: (mixed, word) = ((b & c) | (~b & d), index)
      case 1: (mixed, word) = ((d & b) | (~d & c), (5 * index + 1) % 16)
      case 2: (mixed, word) = (b ^ c ^ d, (3 * index + 5) % 16)
      default: (mixed, word) = (c ^ (b | ~d), 7 * index % 16)
      }
      let sum = a &+ mixed &+ sines[index] &+ words[word]
      (a, d, c, b) = (d, c, b, b &+ turnLeft(sum, turns[index / 16][index % 4]))
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] = state[index] &+ value }
  }

  /// 2³² times the sines of 1…64 radians, without sign and fraction.
  private static let sines: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613,
    0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193,
    0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d,
    0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8, 0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed,
    0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122,
    0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
    0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665, 0xf429_2244,
    0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb,
    0xeb86_d391,
  ]
}

/// SHA-1's mixing (FIPS 180-4 §6.1.2).
private enum SHA1Mixing: Compression {
  static let start: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
  static let isBigEndian = true

  static func mix(_ block: UnsafeBufferPointer<UInt8>, _ state: inout [UInt32]) {
    var schedule = words(block)
    for index in 16..<80 {
      let mixed =
        schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule.append(turnLeft(mixed, 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let mixed: UInt32
      let constant: UInt32
      switch index / 20 {
      case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5a82_7999)
      case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
      case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
      default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
      }
      let sum = turnLeft(a, 5) &+ mixed &+ e &+ constant &+ schedule[index]
      (e, d, c, b, a) = (d, c, turnLeft(b, 30), a, sum)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ value }
  }
}
