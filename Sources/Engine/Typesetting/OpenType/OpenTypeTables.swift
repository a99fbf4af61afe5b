import Encodings

/// The directory of a font file.
struct OpenTypeTables {
  private var tables: [String: FontBytes] = [:]

  init(_ file: FontBytes, _ offset: Int) throws(OpenTypeError) {
    let version = try file.tag(offset)
    if version == "wOFF" {
      try unpack(file)
      return
    }
    let isKnown = version == "OTTO" || version == "true" || version == "\u{0}\u{1}\u{0}\u{0}"
    guard isKnown else { throw .notAFont }
    let count = try file.u16(offset + 4)
    for index in 0..<count {
      let entry = offset + 12 + 16 * index
      let tag = try file.tag(entry)
      let start = try file.u32(entry + 8)
      let length = try file.u32(entry + 12)
      // A table that lies outside the file counts as missing.
      if let table = try? file.slice(start, length) { tables[tag] = table }
    }
  }

  /// Reads the directory of a WOFF file, whose tables are packed one by one.
  private mutating func unpack(_ file: FontBytes) throws(OpenTypeError) {
    for index in 0..<(try file.u16(12)) {
      let entry = 44 + 20 * index
      let packed = try file.slice(try file.u32(entry + 4), try file.u32(entry + 8))
      let length = try file.u32(entry + 12)
      guard length <= 1 << 26 else { throw .truncated }
      tables[try file.tag(entry)] =
        packed.count < length ? FontBytes(Inflate.zlib(packed.copy, limit: length)) : packed
    }
  }

  /// A table that measuring cannot do without.
  func required(_ tag: String) throws(OpenTypeError) -> FontBytes {
    guard let table = tables[tag] else { throw .missingTable(tag) }
    return table
  }

  /// A table that may be missing.
  func optional(_ tag: String) -> FontBytes? { tables[tag] }
}
