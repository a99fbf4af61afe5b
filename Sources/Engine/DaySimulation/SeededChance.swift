/// Chance that is the same for the same seed, on every machine: SplitMix64 (Steele, Lea and Flood,
/// 2014).
struct SeededChance: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter name: What it is for; others have other numbers.
  init(_ seed: Int, for name: String) {
    // FNV-1a, 64 bits.
    state = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    state ^= UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// From 0 up to, without, 1.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }
}
