/// Which characters live in flat tables: everything up to Latin Extended-B and general punctuation.
package enum CharacterSlot {
  static let lowEnd: UInt32 = 0x250
  static let punctuation: UInt32 = 0x2000
  static let punctuationEnd: UInt32 = 0x2070
  /// The size of a flat table.
  static let count = Int(lowEnd + punctuationEnd - punctuation)

  /// The slot of a character in a flat table.
  @inline(__always)
  static func index(of scalar: UInt32) -> Int? {
    if scalar < lowEnd { return Int(scalar) }
    guard scalar >= punctuation, scalar < punctuationEnd else { return nil }
    return Int(lowEnd + scalar - punctuation)
  }
}

extension CharacterSlot {
  /// The character of a slot in a flat table.
  static func scalar(_ slot: Int) -> UInt32 {
    let value = UInt32(slot)
    return value < lowEnd ? value : value - lowEnd + punctuation
  }

  /// Whether the slot belongs to a zero-width control of general punctuation.
  static func isInvisible(_ slot: Int) -> Bool {
    guard slot >= Int(lowEnd) else { return false }
    switch scalar(slot) {
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: return true
    default: return false
    }
  }
}
