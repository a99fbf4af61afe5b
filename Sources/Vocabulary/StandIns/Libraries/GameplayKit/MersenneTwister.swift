/// MT19937-64 (Nishimura, Matsumoto 2004).
struct MersenneTwister {
  private var state: [UInt64]
  private var index = 312

  init(seed: UInt64) {
    state = [seed]
    for number in UInt64(1)..<312 {
      let last = state[Int(number) - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ number)
    }
  }

  mutating func next() -> UInt64 {
    if index == 312 { twist() }
    var value = state[index]
    index += 1
    value ^= value >> 29 & 0x5555_5555_5555_5555
    value ^= value << 17 & 0x71D6_7FFF_EDA6_0000
    value ^= value << 37 & 0xFFF7_EEE0_0000_0000
    return value ^ value >> 43
  }

  private mutating func twist() {
    for position in 0..<312 {
      let upper = state[position] & 0xFFFF_FFFF_8000_0000
      let joined = upper | state[(position + 1) % 312] & 0x7FFF_FFFF
      let odd: UInt64 = joined & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0
      state[position] = state[(position + 156) % 312] ^ joined >> 1 ^ odd
    }
    index = 0
  }
}
