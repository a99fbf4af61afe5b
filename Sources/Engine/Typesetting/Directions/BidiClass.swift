/// The bidirectional classes of Unicode Annex 9, by their names there.
enum BidiClass: UInt8 {
  /// Left to right, right to left, right to left in Arabic script.
  case l, r, al
  /// European and Arabic numbers, and what belongs to numbers.
  case en, es, et, an, cs
  /// Marks on the character before, and characters that count as absent.
  case nsm, bn
  /// Ends of paragraphs and segments, white space, everything else.
  case b, s, ws, on
  /// Embeddings and overrides with their end.
  case lre, rle, lro, rlo, pdf
  /// Isolates with their end.
  case lri, rli, fsi, pdi

  var isIsolateStart: Bool { self == .lri || self == .rli || self == .fsi }

  /// Neutral or an isolate's control: what rules N0 to N2 decide about.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// Left out of all rules but the first (rule X9).
  var isRemoved: Bool {
    switch self {
    case .bn, .lre, .rle, .lro, .rlo, .pdf: true
    default: false
    }
  }
}

extension BidiClass {
  /// The class of a character. Blocks are taken whole where Unicode assigns them by script;
  /// elsewhere letters run left to right and punctuation and symbols are neutral.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ofASCII(UInt8(value))
    } else if let control = Self.control(value) {
      self = control
    } else if let special = Self.special(value) {
      self = special
    } else {
      self = Self.byCategory(scalar)
    }
  }

  /// Whether the character may make a line run from right to left.
  static func turns(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x590 { return false }
    switch value {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    default: return false
    }
  }

  private static func ofASCII(_ byte: UInt8) -> BidiClass {
    switch byte {
    case 0x0A, 0x0D, 0x1C...0x1E: .b
    case 0x09, 0x0B, 0x1F: .s
    case 0x0C, 0x20: .ws
    case 0x00..<0x20, 0x7F: .bn
    case 0x23...0x25: .et
    case 0x2B, 0x2D: .es
    case 0x2C, 0x2E, 0x2F, 0x3A: .cs
    case 0x30...0x39: .en
    case 0x41...0x5A, 0x61...0x7A: .l
    default: .on
    }
  }

  private static func control(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x200E: .l
    case 0x200F: .r
    case 0x61C: .al
    case 0x202A: .lre
    case 0x202B: .rle
    case 0x202C: .pdf
    case 0x202D: .lro
    case 0x202E: .rlo
    case 0x2066: .lri
    case 0x2067: .rli
    case 0x2068: .fsi
    case 0x2069: .pdi
    case 0x85, 0x2029: .b
    case 0xAD, 0x80...0x9F, 0x180E, 0x200B...0x200D, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF: .bn
    default: nil
    }
  }

  /// Numbers, their signs and separators.
  private static func special(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0xA0, 0x60C, 0x202F, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A: .cs
    case 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089, 0x2488...0x249B,
      0xFF10...0xFF19, 0x1D7CE...0x1D7FF:
      .en
    case 0xA2...0xA5, 0xB0, 0xB1, 0x58F, 0x609, 0x60A, 0x66A, 0xE3F, 0x2030...0x2034,
      0x20A0...0x20CF, 0x212E, 0x2213, 0xFE5F, 0xFE69, 0xFE6A, 0xFF03...0xFF05, 0xFFE0, 0xFFE1,
      0xFFE5, 0xFFE6:
      .et
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D: .es
    case 0x600...0x605, 0x660...0x669, 0x66B, 0x66C, 0x6DD, 0x890, 0x891, 0x8E2: .an
    case 0x2028: .ws
    case 0xBC...0xBE, 0x606, 0x607, 0x60E, 0x60F, 0x6DE, 0x6E9, 0x7F6...0x7F9, 0xFD3E...0xFD4F,
      0xFDCF,
      0xFDFD...0xFDFF:
      .on
    default: nil
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .nsm
    case .spaceSeparator: return .ws
    default: break
    }
    switch scalar.value {
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x10D40...0x10EBF,
      0x10F00...0x10F2F, 0x10F70...0x10FFF, 0x1E800...0x1EC6F, 0x1ECC0...0x1ECFF, 0x1ED50...0x1EDFF,
      0x1EF00...0x1EFFF:
      return .r
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10D00...0x10D3F,
      0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF:
      return .al
    default: break
    }
    switch scalar.properties.generalCategory {
    case .currencySymbol: return .et
    case .otherSymbol:
      // Enclosed letters and most symbols of scripts read left to right.
      switch scalar.value {
      case 0x249C...0x24E9, 0x3200...0x321C, 0x3220...0x324F, 0x3260...0x327B, 0x327F...0x32B0,
        0x32C0...0x32CB, 0x32D0...0x3376, 0x337B...0x33DD, 0x33E0...0x33FE, 0x1F110...0x1F12E,
        0x1F130...0x1F169, 0x1F170...0x1F1AC, 0x1F1E6...0x1F202, 0x1F210...0x1F248:
        return .l
      default: return .on
      }
    case .mathSymbol, .modifierSymbol, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .connectorPunctuation:
      return .on
    default: return .l
    }
  }
}
