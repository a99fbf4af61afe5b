/// The names of a font (`name` table).
package struct OpenTypeNames: Sendable {
  /// The family, e.g. `Inter`.
  package private(set) var family = ""
  /// The full name, e.g. `Inter Semi Bold`.
  package private(set) var full = ""
  /// The PostScript name, e.g. `Inter-SemiBold`.
  package private(set) var postScript = ""

  /// Every name the font can be asked for by, without repetition: PostScript, full, family.
  package var all: [String] {
    var result: [String] = []
    for name in [postScript, full, family] where !name.isEmpty && !result.contains(name) {
      result.append(name)
    }
    return result
  }

  init(_ table: FontBytes?) {
    guard let table, let count = try? table.u16(2), let storage = try? table.u16(4) else { return }
    var ranks: [Int: Int] = [:]
    for index in 0..<count {
      guard let record = try? table.slice(6 + 12 * index, 12),
        let identifier = try? record.u16(6), [1, 4, 6, 16].contains(identifier),
        let rank = Self.rank(record), rank > ranks[identifier] ?? 0,
        let text = Self.text(table, record, storage)
      else { continue }
      ranks[identifier] = rank
      switch identifier {
      case 1: if ranks[16] == nil { family = text }
      case 4: full = text
      case 6: postScript = text
      default: family = text
      }
    }
  }

  /// English Windows names beat other Unicode names beat Macintosh names.
  private static func rank(_ record: FontBytes) -> Int? {
    guard let platform = try? record.u16(0), let language = try? record.u16(4) else { return nil }
    switch platform {
    case 3: return language == 0x409 ? 4 : 2
    case 0: return 3
    case 1: return 1
    default: return nil
    }
  }

  private static func text(_ table: FontBytes, _ record: FontBytes, _ storage: Int) -> String? {
    guard let platform = try? record.u16(0), let length = try? record.u16(8),
      let offset = try? record.u16(10), let bytes = try? table.slice(storage + offset, length)
    else { return nil }
    if platform == 1 {
      let scalars = (0..<length).compactMap { try? bytes.u8($0) }.filter { $0 < 0x80 }
      return String(decoding: scalars.map { UInt8($0) }, as: UTF8.self)
    }
    let units = stride(from: 0, to: length - 1, by: 2).compactMap { try? bytes.u16($0) }
    return String(decoding: units.map { UInt16($0) }, as: UTF16.self)
  }
}
