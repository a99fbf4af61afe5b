/// Advances, in em, of the letters of the scripts between U+0590 and U+0EFF.
struct LetterAdvances: Decodable, Sendable {
  private static let first: UInt32 = 0x590
  private static let last: UInt32 = 0xEFF

  /// One number for each character of those scripts, 0 where nothing is known; or none at all.
  private var advances: [Float] = []

  /// Each line starts with a character in hexadecimal; the numbers after it are the advances of
  /// that character and those that follow it, thousandths of an em. Other lines are passed over.
  init(_ lines: [String]) {
    if lines.isEmpty { return }
    advances = Array(repeating: 0, count: Int(Self.last - Self.first) + 1)
    for line in lines {
      let parts = line.split(separator: " ")
      guard let first = parts.first.flatMap({ UInt32($0, radix: 16) }) else { continue }
      for (offset, number) in parts.dropFirst().enumerated() {
        let value = first + UInt32(offset)
        guard (Self.first...Self.last).contains(value), let number = Float(number) else { continue }
        advances[Int(value - Self.first)] = number / 1000
      }
    }
  }

  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([String].self))
  }

  /// The advance of a character, if it is known.
  subscript(value: UInt32) -> Double? {
    guard value >= Self.first, value <= Self.last, !advances.isEmpty else { return nil }
    let advance = advances[Int(value - Self.first)]
    return advance > 0 ? Double(advance) : nil
  }
}
