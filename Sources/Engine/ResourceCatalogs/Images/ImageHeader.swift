/// The size a picture file states, before turning.
struct ImageHeader {
  var width: Double
  var height: Double
  /// EXIF orientation 1…8.
  var orientation = 1

  /// Reads the header of a recognised format; nil if it is cut off or nonsense.
  static func read(_ bytes: [UInt8], _ format: ImageFile.Format) -> ImageHeader? {
    let reader = ByteReader(bytes: bytes)
    switch format {
    case .png: return png(reader)
    case .gif: return gif(reader)
    case .jpeg: return jpeg(reader)
    case .webp: return webp(reader)
    case .svg: return svg(bytes)
    case .pdf: return pdf(bytes)
    }
  }

  private init(_ width: Int, _ height: Int, orientation: Int = 1) {
    self.init(width: Double(width), height: Double(height), orientation: orientation)
  }

  init(width: Double, height: Double, orientation: Int = 1) {
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  private static func png(_ reader: ByteReader) -> ImageHeader? {
    // Xcode's crushed PNGs put a CgBI chunk first.
    let header = reader.has("CgBI", at: 12) ? 28 : 12
    guard reader.has("IHDR", at: header), let width = reader.big(header + 4, 4),
      let height = reader.big(header + 8, 4)
    else { return nil }
    return ImageHeader(width, height)
  }

  private static func gif(_ reader: ByteReader) -> ImageHeader? {
    guard let width = reader.little(6, 2), let height = reader.little(8, 2) else { return nil }
    return ImageHeader(width, height)
  }

  /// Walks the segments to the frame header, noting the orientation on the way.
  private static func jpeg(_ reader: ByteReader) -> ImageHeader? {
    var offset = 2
    var orientation = 1
    while let mark = reader.byte(offset), let kind = reader.byte(offset + 1) {
      guard mark == 0xFF else { return nil }
      if kind == 0xFF {
        offset += 1  // fill byte
        continue
      }
      guard kind != 0xD9, kind != 0xDA else { return nil }
      if kind == 0x01 || (0xD0...0xD8).contains(kind) {
        offset += 2
        continue
      }
      guard let length = reader.big(offset + 2, 2), length >= 2 else { return nil }
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame {
        guard let height = reader.big(offset + 5, 2), let width = reader.big(offset + 7, 2)
        else { return nil }
        return ImageHeader(width, height, orientation: orientation)
      }
      if kind == 0xE1, reader.has("Exif", at: offset + 4) {
        orientation = exifOrientation(reader, offset + 10) ?? orientation
      }
      offset += 2 + length
    }
    return nil
  }

  /// The orientation entry (0x0112) of the first directory of a TIFF block.
  private static func exifOrientation(_ reader: ByteReader, _ base: Int) -> Int? {
    let isLittle = reader.has("II", at: base)
    guard isLittle || reader.has("MM", at: base) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      isLittle ? reader.little(base + offset, count) : reader.big(base + offset, count)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 {
        return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }

  private static func webp(_ reader: ByteReader) -> ImageHeader? {
    if reader.has("VP8X", at: 12) {
      guard let width = reader.little(24, 3), let height = reader.little(27, 3) else { return nil }
      return ImageHeader(width + 1, height + 1)
    }
    if reader.has("VP8L", at: 12) {
      guard reader.byte(20) == 0x2F, let bits = reader.little(21, 4) else { return nil }
      return ImageHeader((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard reader.has("VP8 ", at: 12), reader.big(23, 3) == 0x9D012A,
      let width = reader.little(26, 2), let height = reader.little(28, 2)
    else { return nil }
    return ImageHeader(width & 0x3FFF, height & 0x3FFF)
  }
}
