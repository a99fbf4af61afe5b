import Foundation

/// What an ELF file says it needs to be started (elf(5)); of 64 bits, low bytes first, like every
/// machine that Swift is built for on Linux.
package struct ExecutableImage: Hashable, Sendable {
  /// The program that loads it; nil if it is whole by itself.
  package var loader: String?
  /// Where it has libraries looked for, besides the system's folders.
  package var libraryFolders: [String] = []

  /// One entry of the table of segments.
  private struct Segment {
    let kind: Int
    let offset: Int
    let address: Int
    let size: Int
  }

  private enum Kind {
    static let dynamic = 2
    static let loader = 3
    static let loaded = 1
  }

  /// Entries of the dynamic section.
  private enum Tag {
    static let end = 0
    static let strings = 5
    static let path = 15
    static let runPath = 29
  }

  /// Nil if there is no such file, or it is none.
  package init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      data.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    let table = Self.number(data, 32, 8)
    let (size, count) = (Self.number(data, 54, 2), Self.number(data, 56, 2))
    let segments = (0..<count).map { index in
      let start = table + index * size
      return Segment(
        kind: Self.number(data, start, 4), offset: Self.number(data, start + 8, 8),
        address: Self.number(data, start + 16, 8), size: Self.number(data, start + 32, 8))
    }
    loader = segments.first { $0.kind == Kind.loader }.map { Self.text(data, $0.offset) }
    guard let dynamic = segments.first(where: { $0.kind == Kind.dynamic }) else { return }
    var values: [Int: Int] = [:]
    for entry in 0..<dynamic.size / 16 {
      let start = dynamic.offset + entry * 16
      let tag = Self.number(data, start, 8)
      if tag == Tag.end { break }
      values[tag] = Self.number(data, start + 8, 8)
    }
    guard let strings = values[Tag.strings], let name = values[Tag.runPath] ?? values[Tag.path],
      let home = segments.first(where: {
        $0.kind == Kind.loaded && $0.address <= strings && strings < $0.address + $0.size
      })
    else { return }
    let own = Self.folder(of: path)
    libraryFolders = Self.text(data, strings - home.address + home.offset + name)
      .split(separator: ":").map { String($0).replacing("$ORIGIN", with: own) }
  }

  /// The folder that a path lies in, where links lead.
  package static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// A number of some bytes; 0 beyond the end.
  private static func number(_ data: Data, _ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset <= data.count - count else { return 0 }
    var value: UInt64 = 0
    for byte in data[offset..<offset + count].reversed() { value = value << 8 | UInt64(byte) }
    return Int(truncatingIfNeeded: value)
  }

  /// A text up to its closing zero.
  private static func text(_ data: Data, _ offset: Int) -> String {
    guard data.indices.contains(offset) else { return "" }
    return String(decoding: data[offset...].prefix { $0 != 0 }.prefix(4096), as: UTF8.self)
  }
}
