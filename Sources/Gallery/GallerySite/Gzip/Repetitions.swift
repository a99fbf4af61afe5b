/// Finds what was said before within the last 32768 bytes.
enum Repetitions {
  private static let window = 32_768
  private static let shortest = 3
  private static let longest = 258
  /// How many earlier positions are looked at: more find little more.
  private static let mostTries = 40
  private static let hashBits = 15

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 8)
    // The last position of each hash of three bytes, and from each position the one before it.
    var last = [Int32](repeating: -1, count: 1 << hashBits)
    var before = [Int32](repeating: -1, count: window)
    bytes.withUnsafeBufferPointer { bytes in
      last.withUnsafeMutableBufferPointer { last in
        before.withUnsafeMutableBufferPointer { before in
          var index = 0
          while index < bytes.count {
            guard index + shortest <= bytes.count else {
              tokens.append(Token(bytes[index]))
              index += 1
              continue
            }
            let found = best(bytes, index, last, before)
            var end = index + max(1, found.length)
            tokens.append(
              found.length == 0
                ? Token(bytes[index]) : Token(length: found.length, distance: found.distance))
            end = min(end, bytes.count - shortest + 1)
            var position = index
            while position < end {
              let key = hash(bytes, position)
              before[position & (window - 1)] = last[key]
              last[key] = Int32(truncatingIfNeeded: position)
              position &+= 1
            }
            index += max(1, found.length)
          }
        }
      }
    }
    return tokens
  }

  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let value =
      UInt32(bytes[index]) << 16 | UInt32(bytes[index &+ 1]) << 8 | UInt32(bytes[index &+ 2])
    return Int((value &* 0x9E37_79B1) >> UInt32(32 - hashBits))
  }

  /// The longest repetition that begins here; length 0 if there is none.
  private static func best(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ last: UnsafeMutableBufferPointer<Int32>,
    _ before: UnsafeMutableBufferPointer<Int32>
  ) -> (length: Int, distance: Int) {
    let most = min(longest, bytes.count - index)
    var result = (length: shortest - 1, distance: 0)
    var position = Int(last[hash(bytes, index)])
    var tries = mostTries
    while position >= 0, index &- position <= window, tries > 0 {
      if bytes[position &+ result.length] == bytes[index &+ result.length] {
        var length = 0
        while length < most, bytes[position &+ length] == bytes[index &+ length] { length &+= 1 }
        if length > result.length {
          result = (length, index &- position)
          if length == most { break }
        }
      }
      let next = Int(before[position & (window &- 1)])
      if next >= position { break }
      position = next
      tries &-= 1
    }
    return result.length < shortest ? (0, 0) : result
  }
}
