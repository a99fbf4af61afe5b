import Foundation
import Testing
import VectorDrawing

@testable import Typesetting

@Suite struct GlyphTests {
  /// A table with one glyph, which a program draws, and one global subroutine.
  private func compact(_ program: [UInt8], subroutine: [UInt8] = []) throws -> CompactFont {
    func index(_ items: [[UInt8]]) -> [UInt8] {
      var (offsets, data): ([UInt8], [UInt8]) = ([1], [])
      for item in items {
        data += item
        offsets.append(UInt8(1 + data.count))
      }
      return items.isEmpty ? [0, 0] : [0, UInt8(items.count), 1] + offsets + data
    }
    let head: [UInt8] = [1, 0, 4, 1] + index([[65]])
    let rest = index([]) + index(subroutine.isEmpty ? [] : [subroutine])
    // The dictionary of four bytes says where the programs begin, which is after it.
    let start = head.count + 5 + 4 + rest.count
    let top = index([[28, UInt8(start >> 8), UInt8(start & 255), 17]])
    return try CompactFont(FontBytes(head + top + rest + index([program])))
  }

  private func outline(_ program: [Int], subroutine: [Int] = []) throws -> String {
    // Numbers from -107 to 107 are written so; operators stand as 1000 and more.
    func bytes(_ words: [Int]) -> [UInt8] {
      words.flatMap { word -> [UInt8] in
        if word >= 2000 { return [12, UInt8(word - 2000)] }
        return [UInt8(word >= 1000 ? word - 1000 : word + 139)]
      }
    }
    let font = try compact(bytes(program), subroutine: bytes(subroutine))
    return Path(storage: .elements(try font.outline(ofGlyph: 0))).description
  }

  @Test(
    arguments: [
      // Lines, and the width before the first command.
      ([50, 10, 20, 1021, 30, 5, 1006, 1014], "10 20 m 40 20 l 40 25 l h"),
      ([10, 1022, 5, 30, 1007, 7, 1004, 1014], "10 0 m 10 5 l 40 5 l h 40 12 m h"),
      // Curves.
      ([0, 1004, 1, 2, 3, 4, 5, 6, 1008, 1014], "0 0 m 1 2 4 6 9 12 c h"),
      ([0, 1004, 9, 1, 2, 3, 4, 1027, 1014], "0 0 m 1 9 3 12 7 12 c h"),
      ([0, 1004, 9, 1, 2, 3, 4, 1026, 1014], "0 0 m 9 1 11 4 11 8 c h"),
      ([0, 1004, 1, 2, 3, 4, 5, 1031, 1014], "0 0 m 1 0 3 3 8 7 c h"),
      ([0, 1004, 1, 2, 3, 4, 5, 1030, 1014], "0 0 m 0 1 2 4 6 9 c h"),
      ([0, 1004, 1, 2, 3, 4, 5, 6, 7, 8, 1024, 1014], "0 0 m 1 2 4 6 9 12 c 16 20 l h"),
      ([0, 1004, 7, 8, 1, 2, 3, 4, 5, 6, 1025, 1014], "0 0 m 7 8 l 8 10 11 14 16 20 c h"),
      // Two curves that are nearly a line.
      ([0, 1004, 1, 2, 3, 4, 5, 6, 7, 2034, 1014], "0 0 m 1 0 3 3 7 3 c 12 3 18 0 25 0 c h"),
      // Stems, a mask of one byte for three of them, and a subroutine.
      ([1, 2, 3, 4, 1018, 5, 6, 1019, 1000, 0, 1004, -107, 1029], "0 0 m 4 4 l h"),
    ])
  func `programs of CFF draw`(program: [Int], path: String) throws {
    #expect(try outline(program, subroutine: [4, 4, 1005, 1014]) == path)
  }

  @Test func `programs that make no sense draw nothing, and end`() {
    for program in [[1021], [5, 1010], [1, 1029], [-107, 1029], [2001], [0, 0, 0, 0, 1014]] {
      #expect(throws: OpenTypeError.self) {
        try outline(program, subroutine: [-107, 1029])
      }
    }
    #expect(throws: OpenTypeError.self) { try CompactFont(FontBytes([1, 0, 4, 1])) }
  }

  private static let triangle: [UInt8] =
    u16(1) + u16(0) + u16(0) + u16(0) + u16(0) + u16(2) + u16(0)
    // On, beside, on; all lengths are two bytes.
    + [1, 0, 1] + [10, 20, 0].flatMap(u16) + [0, 30, -30].flatMap(u16) + [0]
  /// The triangle, half as large and moved.
  private static let composed: [UInt8] =
    u16(-1) + [UInt8](repeating: 0, count: 8) + u16(0x0A) + u16(0) + [5, 6] + u16(0x2000)

  private static func u16(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  @Test func `glyphs of TrueType are curves of two degrees, and made of others`() throws {
    let glyphs = FontBytes(Self.triangle + Self.composed)
    let ends = [0, Self.triangle.count, Self.triangle.count + Self.composed.count]
    let table = GlyphTable(
      glyphs, offsets: FontBytes(ends.flatMap { Self.u16($0 / 2) }), hasLongOffsets: false)
    func path(_ glyph: Int) throws -> String {
      Path(storage: .elements(try table.outline(ofGlyph: glyph))).description
    }
    #expect(try path(0) == "10 0 m 30 30 30 0 q h")
    #expect(try path(1) == "10 6 m 20 21 20 6 q h")
    #expect(throws: OpenTypeError.self) { try table.outline(ofGlyph: 2) }
  }
}
