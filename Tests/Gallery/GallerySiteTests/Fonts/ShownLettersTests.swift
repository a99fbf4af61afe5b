import Testing

@testable import GallerySite

@Suite struct ShownLettersTests {
  /// A letter of one to four bytes at every offset to the eight bytes that are read at a time.
  @Test(arguments: ["a", "é", "Ж", "→", "👍"], 0..<17)
  func `A letter is found wherever it stands, and no other is`(letter: String, offset: Int) throws {
    var letters = ShownLetters()
    letters.read(String(repeating: "x", count: offset) + letter + "yyyyyyyyyy" + letter)
    let value = try #require(letter.unicodeScalars.first).value
    #expect(letters.hasAny(of: value...value))
    #expect(!letters.hasAny(of: (value + 0x80)...0x10FFFF))
    #expect(value < 0x81 || !letters.hasAny(of: 0x80...value - 1))
  }
}
