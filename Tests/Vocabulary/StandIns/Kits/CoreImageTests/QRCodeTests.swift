import Testing

@testable import CoreImage

@Suite struct QRCodeTests {
  /// Words of “HELLO WORLD” in version 1-M, as tutorials of ISO/IEC 18004 work them out.
  @Test func wordsAreCorrected() {
    let data: [UInt8] = [
      32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17,
    ]
    #expect(
      ReedSolomon(count: 10).rest(of: data) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  /// Bytes that fit (ISO/IEC 18004, table 7).
  @Test(arguments: [
    (1, QRCode.Correction.low, 17), (1, .high, 7), (9, .medium, 180), (10, .medium, 213),
    (40, .low, 2953), (40, .high, 1273),
  ])
  func versionsHoldSoMuch(version: Int, correction: QRCode.Correction, count: Int) throws {
    let bytes = [UInt8](repeating: 65, count: count)
    #expect(try #require(QRCode(bytes, correction)).size == version * 4 + 17)
    #expect(QRCode(bytes + [65], correction)?.size == (version == 40 ? nil : version * 4 + 21))
  }

  /// Read back by OpenCV and ZXing as `https://example.org`.
  @Test func aCodeIsAsOneThatWasRead() throws {
    let code = try #require(QRCode(Array("https://example.org".utf8), .medium))
    let rows = (0..<code.size).map { y in
      (0..<code.size).map { code.isDark($0, y) ? "#" : "." }.joined()
    }
    #expect(rows == Self.recorded)
  }

  private static let recorded: [String] = [
    "#######...#...#.#.#######",
    "#.....#......#.##.#.....#",
    "#.###.#.#.#.....#.#.###.#",
    "#.###.#.#.#.###...#.###.#",
    "#.###.#.####....#.#.###.#",
    "#.....#.#.##.###..#.....#",
    "#######.#.#.#.#.#.#######",
    "........##.#..#.#........",
    "#.#####....#......#####..",
    "..#.#..#####.#...#.#...#.",
    "#.#.###....#.####..#.#.##",
    "###.##..#.####.##.##....#",
    ".###..##...##.##.##.#.###",
    "######.#........#..#.#.#.",
    "#.#####.#..##..#..####.##",
    "#.###...#.##..#######...#",
    "#..##.#.#..#....#####.#..",
    "........###.#####...##...",
    "#######...#..##.#.#.#.###",
    "#.....#.#.#.##..#...##.#.",
    "#.###.#.#.#.#.#######.#.#",
    "#.###.#.##.....#.##.#####",
    "#.###.#.#####..#.....##.#",
    "#.....#..#.#..#.##.###..#",
    "#######.####.....########",
  ]
}
