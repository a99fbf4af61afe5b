extension ImageFile.Format {
  /// Recognises a format by how the file begins; nil for none.
  init?(header bytes: [UInt8]) {
    func begins(_ text: StaticString, at offset: Int = 0) -> Bool {
      let count = text.utf8CodeUnitCount
      guard offset + count <= bytes.count else { return false }
      return text.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else if begins("%PDF-") {
      self = .pdf
    } else if Self.looksLikeMarkup(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the first thing after space and a byte order mark is a tag, and an `<svg` follows.
  private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first == UInt8(ascii: "<") else { return false }
    return String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<svg")
  }
}
