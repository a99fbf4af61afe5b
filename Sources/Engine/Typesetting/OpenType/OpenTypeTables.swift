/// The directory of a font file.
struct OpenTypeTables {
  private var tables: [String: FontBytes] = [:]

  init(_ file: FontBytes, _ offset: Int) throws(OpenTypeError) {
    let version = try file.tag(offset)
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

  /// A table that measuring cannot do without.
  func required(_ tag: String) throws(OpenTypeError) -> FontBytes {
    guard let table = tables[tag] else { throw .missingTable(tag) }
    return table
  }

  /// A table that may be missing.
  func optional(_ tag: String) -> FontBytes? { tables[tag] }
}
