import Foundation

/// A font file with three letters and one kerned pair, put together by hand.
enum TestFontFile {
  /// The whole file.
  static let data: Data = {
    let tables: [(String, [UInt8])] = [
      ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("kern", kern),
      ("name", name),
    ]
    var directory: [UInt8] = [0, 1, 0, 0] + u16(tables.count) + u16(0) + u16(0) + u16(0)
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + u32(0) + u32(start + body.count) + u32(bytes.count)
      body += bytes
    }
    return Data(directory + body)
  }()

  private static func u16(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  private static func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value & 0xFFFF) }

  private static let head =
    [UInt8](repeating: 0, count: 18) + u16(1000) + [UInt8](repeating: 0, count: 34)

  private static let hhea =
    u32(0x10000) + u16(900) + u16(-300 & 0xFFFF) + u16(50)
    + [UInt8](repeating: 0, count: 24) + u16(3)

  /// Three metrics for four glyphs: the last one repeats.
  private static let hmtx = u16(250) + u16(0) + u16(500) + u16(0) + u16(600) + u16(0)

  /// Format 4: A…C are glyphs 1…3.
  private static let cmap: [UInt8] =
    u16(0) + u16(1) + u16(3) + u16(1) + u32(12) + u16(4) + u16(32) + u16(0) + u16(4) + u16(0)
    + u16(0) + u16(0) + u16(0x43) + u16(0xFFFF) + u16(0) + u16(0x41) + u16(0xFFFF)
    + u16(1 - 0x41 & 0xFFFF) + u16(1) + u16(0) + u16(0)

  /// A before B: 80 units closer.
  private static let kern: [UInt8] =
    u16(0) + u16(1) + u16(0) + u16(20) + u16(1) + u16(1) + u16(0) + u16(0) + u16(0) + u16(1)
    + u16(2) + u16(-80 & 0xFFFF)

  private static let name: [UInt8] = {
    let text = "Test-Regular".utf16.flatMap { u16(Int($0)) }
    return u16(0) + u16(1) + u16(18) + u16(3) + u16(1) + u16(0x409) + u16(6) + u16(text.count)
      + u16(0) + text
  }()
}
