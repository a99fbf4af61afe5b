/// A step of packed data: a byte as it is, or a reference to bytes that came before.
struct Token {
  private let bits: UInt32

  init(_ byte: UInt8) { bits = UInt32(byte) }

  /// - Parameters:
  ///   - length: how many bytes are repeated, 3 to 258.
  ///   - distance: how far back they stand, 1 to 32768.
  init(length: Int, distance: Int) { bits = UInt32(length) << 16 | UInt32(distance) }

  var isReference: Bool { bits >> 16 != 0 }

  /// The byte, or the length of a reference (RFC 1951, section 3.2.5).
  var symbol: Symbol {
    guard isReference else { return Symbol(code: Int(bits), extra: 0, extraBits: 0) }
    let length = Int(bits >> 16)
    if length == 258 { return Symbol(code: 285, extra: 0, extraBits: 0) }
    return Symbol(length - 3, from: 257, stepsPerDoubling: 2)
  }

  /// The distance of a reference.
  var reach: Symbol { Symbol(Int(bits & 0xFFFF) - 1, from: 0, stepsPerDoubling: 1) }
}

/// A code and the bits that follow it.
struct Symbol {
  let code: Int
  let extra: Int
  let extraBits: Int

  init(code: Int, extra: Int, extraBits: Int) {
    self.code = code
    self.extra = extra
    self.extraBits = extraBits
  }

  /// A number on the scales of RFC 1951: exact at first, then in steps that double, with 2 or 4
  /// (two to the power of `stepsPerDoubling`) codes for each doubling.
  init(_ number: Int, from first: Int, stepsPerDoubling: Int) {
    let steps = 1 << stepsPerDoubling
    guard number >= 2 * steps else {
      self.init(code: first + number, extra: 0, extraBits: 0)
      return
    }
    let extraBits = Int.bitWidth - 1 - number.leadingZeroBitCount - stepsPerDoubling
    self.init(
      code: first + steps * (extraBits + 1) + (number >> extraBits) & (steps - 1),
      extra: number & (1 << extraBits - 1), extraBits: extraBits)
  }
}
