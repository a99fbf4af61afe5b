package import Foundation

/// A font read from an OpenType or TrueType file: names, metrics, advances, kerning. Outlines are
/// not needed to measure; `FontOutlines` reads them where they are drawn.
package struct OpenTypeFont: Sendable {
  /// The names the font goes by.
  package let names: OpenTypeNames
  /// The resolution of all numbers.
  package let unitsPerEm: Int
  /// Height above the baseline, positive.
  package let ascender: Int
  /// Depth below the baseline, positive.
  package let descender: Int
  /// Extra space between lines.
  package let lineGap: Int
  /// Height of capitals.
  package let capHeight: Int
  /// The weight on the CSS scale.
  package let weight: Int
  /// Whether the face is slanted.
  package let isItalic: Bool
  /// The tables that all this was read from.
  let tables: OpenTypeTables
  /// Glyph of each character, by rising character.
  let characters: [(scalar: UInt32, glyph: Int)]
  /// Advance of each glyph.
  let advances: [Int]
  /// Kerning between glyphs.
  let kerning: OpenTypeKerning

  /// All fonts of a file: one, or the members of a collection.
  package static func fonts(in data: Data) throws(OpenTypeError) -> [OpenTypeFont] {
    let file = FontBytes([UInt8](data))
    guard file.count >= 12 else { throw .notAFont }
    guard try file.tag(0) == "ttcf" else { return [try OpenTypeFont(file, 0)] }
    let count = try file.u32(8)
    guard count > 0, count <= 256 else { throw .malformed("ttcf") }
    var fonts: [OpenTypeFont] = []
    for index in 0..<count {
      fonts.append(try OpenTypeFont(file, try file.u32(12 + 4 * index)))
    }
    return fonts
  }

  private init(_ file: FontBytes, _ offset: Int) throws(OpenTypeError) {
    tables = try OpenTypeTables(file, offset)
    let head = try tables.required("head")
    let hhea = try tables.required("hhea")
    unitsPerEm = try head.u16(18)
    guard unitsPerEm >= 16, unitsPerEm <= 16384 else { throw .malformed("head") }
    ascender = try hhea.i16(4)
    descender = abs(try hhea.i16(6))
    lineGap = max(try hhea.i16(8), 0)
    advances = try Self.advances(tables, metricCount: try hhea.u16(34))
    characters = try OpenTypeCharacters.read(try tables.required("cmap"))
    names = OpenTypeNames(tables.optional("name"))
    kerning = OpenTypeKerning(tables)
    let os2 = tables.optional("OS/2")
    let style = (try? head.u16(44)) ?? 0
    weight = (try? os2?.u16(4)) ?? (style & 1 == 1 ? 700 : 400)
    let selection = (try? os2?.u16(62)) ?? 0
    isItalic = selection & 1 == 1 || style & 2 == 2
    let hasCapHeight = ((try? os2?.u16(0)) ?? 0) >= 2
    let capitals = hasCapHeight ? (try? os2?.i16(88)) ?? 0 : 0
    capHeight = capitals > 0 ? capitals : ascender * 7 / 10
  }

  private static func advances(
    _ tables: OpenTypeTables, metricCount: Int
  ) throws(OpenTypeError) -> [Int] {
    let hmtx = try tables.required("hmtx")
    guard metricCount > 0 else { throw .malformed("hhea") }
    var result: [Int] = []
    result.reserveCapacity(metricCount)
    for glyph in 0..<metricCount { result.append(try hmtx.u16(glyph * 4)) }
    return result
  }

  /// The advance of a glyph; the last one stands for all that follow.
  func advance(ofGlyph glyph: Int) -> Int {
    glyph < advances.count ? advances[glyph] : advances[advances.count - 1]
  }
}
