/// AES on blocks of 16 bytes with one key (FIPS 197).
package struct AESBlock: Sendable {
  package static let byteCount = 16
  /// Sixteen bytes for the beginning and each round.
  private let keys: [[UInt8]]

  /// Fails unless the key has 16, 24 or 32 bytes.
  package init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let length = key.count / 4
    var words = (0..<length).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
    var round: UInt8 = 1
    for index in length..<(length + 7) * 4 {
      var word = words[index - 1]
      if index % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
        word[0] ^= round
        round = Self.doubled(round)
      } else if length > 6, index % length == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(zip(words[index - length], word).map { $0 ^ $1 })
    }
    keys = (0..<length + 7).map { Array(words[$0 * 4..<$0 * 4 + 4].joined()) }
  }

  package func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = Self.sum(block, keys[0])
    for round in 1..<keys.count {
      // The rows are turned as the bytes are replaced: row r of column c comes from column c + r.
      state = (0..<16).map { Self.box[Int(state[($0 + $0 % 4 * 4) % 16])] }
      if round < keys.count - 1 { state = Self.mixed(state) }
      state = Self.sum(state, keys[round])
    }
    return state
  }

  package func decrypted(_ block: [UInt8]) -> [UInt8] {
    var state = block
    for round in (1..<keys.count).reversed() {
      state = Self.sum(state, keys[round])
      // Mixing four times changes nothing.
      if round < keys.count - 1 { for _ in 0..<3 { state = Self.mixed(state) } }
      state = (0..<16).map { Self.reverseBox[Int(state[($0 + 16 - $0 % 4 * 4) % 16])] }
    }
    return Self.sum(state, keys[0])
  }

  private static func sum(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    zip(first, second).map { $0 ^ $1 }
  }

  /// Each column multiplied by the polynomial of FIPS 197 §5.1.3.
  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index & ~3
      let bytes = (0..<4).map { state[column + (index + $0) % 4] }
      return doubled(bytes[0] ^ bytes[1]) ^ bytes[1] ^ bytes[2] ^ bytes[3]
    }
  }

  /// A byte times x in the field of FIPS 197 §4.2.
  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 != 0 ? 0x1b : 0) }

  /// The replacement of each byte (FIPS 197 §5.1.1): its inverse in the field, turned and summed.
  private static let box: [UInt8] = {
    var box = [UInt8](repeating: 0x63, count: 256)
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      power ^= doubled(power)  // times 3, which reaches every byte but 0
      inverse ^= inverse << 1  // divided by 3
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      let turned = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
      box[Int(power)] = turned ^ 0x63
    } while power != 1
    return box
  }()

  private static let reverseBox: [UInt8] = {
    var reverse = [UInt8](repeating: 0, count: 256)
    for (index, byte) in box.enumerated() { reverse[Int(byte)] = UInt8(index) }
    return reverse
  }()
}
