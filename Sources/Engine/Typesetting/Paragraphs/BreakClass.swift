/// The line breaking classes of Unicode Annex 14 that widgets need.
enum BreakClass: UInt8 {
  /// Letters, digits and everything else that sticks together.
  case letter
  /// Digits, which stick to a hyphen or slash before them.
  case digit
  /// Space and tab.
  case space
  /// A hyphen or slash: a break is allowed after it unless a digit follows.
  case hyphen
  /// A break is allowed after it: soft hyphen, zero-width space, dashes.
  case breakAfter
  /// Ideographs, kana and emoji: a break is allowed on either side.
  case ideograph
  /// Sticks to what is before it: closing punctuation.
  case closing
  /// Sticks to what follows: opening brackets.
  case opening
  /// Full-width closing punctuation, small kana, marks of repetition: none begins a line, but a
  /// line may end after each (JIS X 4051, kinsoku).
  case wideClosing
  /// Full-width opening brackets: none ends a line, but one may begin before each.
  case wideOpening
  /// Sticks on both sides: no-break space, word joiner.
  case glue
  /// The end of a paragraph.
  case newline

  /// The class of a character below U+0080.
  @inline(__always)
  static func ofASCII(_ byte: UInt8) -> BreakClass {
    switch byte {
    case 0x09, 0x20: .space
    case 0x0A...0x0D: .newline
    case 0x2D, 0x2F: .hyphen
    case 0x30...0x39: .digit
    case 0x7C: .breakAfter
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing
    case 0x28, 0x5B, 0x7B: .opening
    default: .letter
    }
  }

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ofASCII(UInt8(value))
    } else {
      self = Self.punctuation(value) ?? Self.eastern(value) ?? Self.byScript(scalar)
    }
  }

  private static func punctuation(_ value: UInt32) -> BreakClass? {
    switch value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: .glue
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x2010: .hyphen
    case 0xAD, 0x200B, 0x2012...0x2014: .breakAfter
    case 0x2018, 0x201C, 0xAB, 0xBF, 0xA1: .opening
    case 0x2019, 0x201D, 0x2026, 0xBB, 0x60C, 0x61B, 0x61F, 0x66A, 0x6D4: .closing
    default: nil
    }
  }

  /// Kinsoku, and the vowels of Thai and Lao that belong to the consonant after or before them.
  private static func eastern(_ value: UInt32) -> BreakClass? {
    switch value {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0xFFE1, 0xFFE5, 0xFF04:
      .wideOpening
    case 0x3001...0x3003, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
      0x301B, 0x301C, 0x301E, 0x301F, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF01,
      0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61,
      0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F, 0x203C, 0x2047...0x2049:
      .wideClosing
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x31F0...0x31FF:
      .wideClosing
    case 0xE40...0xE44, 0xEC0...0xEC4: .wideOpening
    case 0xE2F...0xE30, 0xE33, 0xE46, 0xE5A...0xE5B, 0xEAF...0xEB0, 0xEB3, 0xEC6:
      .wideClosing
    case 0xE32, 0xE45, 0xEB2: .closing
    default: nil
    }
  }

  /// Korean breaks between words. Thai and Lao would need a dictionary: they break where a syllable
  /// begins or ends for certain, before a vowel that is written before its consonant and after a
  /// vowel that ends its syllable. Burmese and Khmer break between any two clusters.
  private static func byScript(_ scalar: Unicode.Scalar) -> BreakClass {
    switch scalar.value {
    case 0x1100...0x11FF, 0xAC00...0xD7A3: .letter
    case 0xE00...0xEFF: .letter
    case 0x1000...0x109F, 0x1780...0x17FF: .ideograph
    default: scalar.isIdeographic || scalar.isEmojiLike ? .ideograph : .letter
    }
  }

  /// Whether a line may end between two characters.
  static func allowsBreak(_ left: BreakClass, _ right: BreakClass) -> Bool {
    switch (left, right) {
    case (.newline, _): true
    case (_, .space), (_, .newline), (_, .closing), (_, .wideClosing), (_, .glue): false
    case (.glue, _), (.opening, _), (.wideOpening, _): false
    case (.hyphen, .digit): false
    case (.space, _), (.breakAfter, _), (.hyphen, _), (.wideClosing, _), (_, .wideOpening): true
    case (.ideograph, _), (_, .ideograph): true
    default: false
    }
  }
}
