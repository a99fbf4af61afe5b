/// How the words of a QR code are shared out between data and correction (ISO/IEC 18004:2015, table
/// 9).
struct QRCapacity {
  private let wordCount: Int
  private let blockCount: Int
  /// Words that each block is corrected by.
  private let correctionCount: Int

  init(version: Int, _ correction: QRCode.Correction) {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if version >= 7 { modules -= 36 }
    }
    wordCount = modules / 8
    blockCount = Self.blocks[correction.rawValue][version - 1]
    correctionCount = Self.corrections[correction.rawValue][version - 1]
  }

  var dataByteCount: Int { wordCount - blockCount * correctionCount }

  /// All words in the order in which they are drawn: the first of each block, the second …
  func corrected(_ data: [UInt8]) -> [UInt8] {
    let (short, longer) = (dataByteCount / blockCount, dataByteCount % blockCount)
    let generator = ReedSolomon(count: correctionCount)
    var (blocks, checks): ([[UInt8]], [[UInt8]]) = ([], [])
    var start = 0
    for index in 0..<blockCount {
      let end = start + short + (index < blockCount - longer ? 0 : 1)
      blocks.append(Array(data[start..<end]))
      checks.append(generator.rest(of: data[start..<end]))
      start = end
    }
    return Self.woven(blocks) + Self.woven(checks)
  }

  private static func woven(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[index] : nil }
    }
  }

  /// By correction and version.
  private static let corrections: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30,
      30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// By correction and version.
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34,
      35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
