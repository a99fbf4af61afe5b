import Foundation
import Testing

@testable import Typesetting

struct OpenTypeTests {
  @Test func `a made-up font is read back`() throws {
    let font = try #require(try OpenTypeFont.fonts(in: TestFontFile.data).first)
    #expect(font.unitsPerEm == 1000)
    #expect(font.ascender == 900 && font.descender == 300 && font.lineGap == 50)
    #expect(font.characters.map(\.scalar) == [0x41, 0x42, 0x43])
    #expect(font.characters.map { font.advance(ofGlyph: $0.glyph) } == [500, 600, 600])
    #expect(font.names.all == ["Test-Regular"])
  }

  @Test func `a registered font is measured from its own file`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-test-font-\(ProcessInfo.processInfo.processIdentifier).ttf")
    try TestFontFile.data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let library = FontLibrary()
    #expect(try library.register(fontFile: file) == ["Test-Regular"])
    let font = library.resolve(.custom("Test-Regular", fixedSize: 10), in: FontContext())
    #expect(font.advance(of: "A") == 5)
    #expect(abs(font.lineHeight - 12.5) < 0.001)
  }

  @Test func `broken files throw and never trap`() {
    let whole = TestFontFile.data
    for length in 0..<whole.count { _ = try? OpenTypeFont.fonts(in: whole.prefix(length)) }
    var generator = SystemSeed(state: 7)
    for _ in 0..<2_000 {
      var bytes = [UInt8](whole)
      for _ in 0..<4 {
        bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(generator.next() & 0xFF)
      }
      guard let fonts = try? OpenTypeFont.fonts(in: Data(bytes)) else { continue }
      for font in fonts { _ = FontTableWriter.table(of: font, characters: nil) }
    }
    #expect(throws: OpenTypeError.notAFont) { try OpenTypeFont.fonts(in: Data("no font".utf8)) }
  }

  @Test func `a table survives writing and reading`() throws {
    let font = try #require(try OpenTypeFont.fonts(in: TestFontFile.data).first)
    let table = FontTableWriter.table(of: font, characters: nil)
    let json = try FontTableWriter.json(of: table)
    let face = FaceTable(file: try JSONDecoder().decode(FaceTableFile.self, from: json))
    #expect(face.slots[0x42] == 600)
    #expect(face.slots[0x44] == -1)
    #expect(face.kerning.value(0x41, 0x42) == -80)
    #expect(face.kerning.value(0x42, 0x41) == 0)
    #expect(FontTableWriter.fileName(of: table) == "-400.json")
  }
}

/// A small reproducible source of random numbers.
private struct SystemSeed: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
