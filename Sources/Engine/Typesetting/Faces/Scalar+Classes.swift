extension Unicode.Scalar {
  /// Whether the character draws on top of its neighbour or not at all.
  var isWithoutAdvance: Bool {
    if value < 0x300 { return value == 0xAD }
    switch value {
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
      return true
    case 0x370...0x482, 0x2010...0x2029, 0x3000...0x3029, 0x3041...0x3098, 0x30A0...0xA66E,
      0xAC00...0xD7FF, 0xE000...0xFAFF:
      return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether the character is one em wide in East Asian fonts, and may stand at a line's end.
  var isIdeographic: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// Whether the character is drawn by the emoji font when nothing else is said.
  var isEmojiLike: Bool {
    if value < 0x231A { return false }
    if (0x1F000...0x1FAFF).contains(value) { return true }
    return value < 0x3300 && properties.isEmojiPresentation
  }
}
