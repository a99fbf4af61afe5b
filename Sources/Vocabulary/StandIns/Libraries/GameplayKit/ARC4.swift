/// The bytes of RC4 (RFC 6229 has its streams), four to a number.
final class ARC4 {
  private var state = Array(UInt8(0)...255)
  private var (first, second): (UInt8, UInt8) = (0, 0)

  init(key: [UInt8]) {
    let key = key.isEmpty ? [0] : key
    for index in state.indices {
      second &+= state[index] &+ key[index % key.count]
      state.swapAt(index, Int(second))
    }
    second = 0
  }

  func byte() -> UInt8 {
    first &+= 1
    second &+= state[Int(first)]
    state.swapAt(Int(first), Int(second))
    return state[Int(state[Int(first)] &+ state[Int(second)])]
  }

  func next() -> UInt32 { (0..<4).reduce(0) { sum, _ in sum << 8 | UInt32(byte()) } }
}
