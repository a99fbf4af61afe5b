import VectorDrawing

/// What numbers mean as colours (ISO 32000-1, section 8.6). Profiles are taken for sRGB, and inks
/// are mixed as if they were ideal.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  /// Numbers of colours, each with the components of another space, 0…1.
  case indexed(PDFColorSpace, [UInt8])
  /// Inks, and the colour in another space that stands for them.
  case inks(count: Int, PDFColorSpace, PDFFunction)
  /// A pattern, with the space of its colour if it has none of its own.
  case pattern

  init?(
    _ value: PDFValue?, _ resources: [String: PDFValue], _ document: PDFDocument, depth: Int = 0
  ) {
    if depth > 8 { return nil }
    if let name = document.value(value).name {
      switch name {
      case "DeviceGray", "CalGray", "G": self = .gray
      case "DeviceRGB", "CalRGB", "RGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let named = document.entries(resources["ColorSpace"])[name] else { return nil }
        self.init(named, [:], document, depth: depth + 1)
      }
      return
    }
    guard let parts = document.array(value), let kind = parts.first?.name else { return nil }
    func space(_ index: Int) -> PDFColorSpace? {
      index < parts.count
        ? PDFColorSpace(parts[index], resources, document, depth: depth + 1) : nil
    }
    switch kind {
    case "CalGray", "DeviceGray": self = .gray
    case "CalRGB", "DeviceRGB": self = .rgb
    case "DeviceCMYK": self = .cmyk
    case "Pattern": self = .pattern
    case "ICCBased" where parts.count > 1:
      switch document.value(document.entries(parts[1])["N"]).count {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: return nil
      }
    case "Indexed" where parts.count > 3, "I" where parts.count > 3:
      guard let base = space(1) else { return nil }
      if case .string(let table) = parts[3] {
        self = .indexed(base, table)
      } else if let table = document.bytes(of: parts[3]) {
        self = .indexed(base, table)
      } else {
        return nil
      }
    case "Separation" where parts.count > 3, "DeviceN" where parts.count > 3:
      guard let other = space(2), let function = PDFFunction(parts[3], in: document) else {
        return nil
      }
      self = .inks(count: document.array(parts[1])?.count ?? 1, other, function)
    default: return nil
    }
  }

  /// How many numbers a colour has.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern: 0
    }
  }

  /// The colour to begin with.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _): [Double](repeating: 1, count: min(max(count, 0), 32))
    default: [Double](repeating: 0, count: count)
    }
  }

  /// What the numbers of a picture reach to, when nothing else is said.
  func decoding(bits: Int) -> [Double] {
    if case .indexed = self { return [0, Double((1 << bits) - 1)] }
    return (0..<max(1, min(count, 32))).flatMap { _ in [0.0, 1.0] }
  }

  /// The colour of some numbers; missing ones are 0.
  func color(_ numbers: [Double]) -> RGBA {
    func part(_ index: Int) -> Double {
      index < numbers.count ? min(max(numbers[index], 0), 1) : 0
    }
    switch self {
    case .gray, .pattern: return RGBA(red: part(0), green: part(0), blue: part(0))
    case .rgb: return RGBA(red: part(0), green: part(1), blue: part(2))
    case .cmyk:
      let light = 1 - part(3)
      return RGBA(
        red: (1 - part(0)) * light, green: (1 - part(1)) * light, blue: (1 - part(2)) * light)
    case .indexed(let base, let table):
      let index = Int(min(max(numbers.first ?? 0, 0), 255))
      let own = (0..<base.count).map { part -> Double in
        let offset = index * base.count + part
        return offset < table.count ? Double(table[offset]) / 255 : 0
      }
      return base.color(own)
    case .inks(_, let other, let function): return other.color(function(numbers))
    }
  }
}
