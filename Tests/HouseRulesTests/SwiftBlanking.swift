/// Blanks comments and string literals out of Swift source, so that rules about code see only code.
/// Lines keep their numbers; code inside interpolations is blanked with its string.
struct SwiftBlanking {
  private let source: [UInt8]
  private var result: [UInt8] = []
  private var index = 0

  static func blank(_ text: String) -> String {
    var blanking = SwiftBlanking(source: Array(text.utf8))
    blanking.run()
    return String(decoding: blanking.result, as: UTF8.self)
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func run() {
    result.reserveCapacity(source.count)
    while index < source.count {
      let byte = source[index]
      if byte != 0x2F, byte != 0x22, byte != 0x23 {
        result.append(byte)
        index += 1
      } else if starts("//") {
        skip { $0.source[$0.index] == 10 }
      } else if starts("/*") {
        blockComment()
      } else if let hashes = literalStart() {
        literal(hashes: hashes)
      } else {
        result.append(source[index])
        index += 1
      }
    }
  }

  private func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
    let begin = index + offset
    guard begin >= 0, begin + text.utf8CodeUnitCount <= source.count else { return false }
    for ahead in 0..<text.utf8CodeUnitCount where source[begin + ahead] != text.utf8Start[ahead] {
      return false
    }
    return true
  }

  /// Blanks one byte.
  private mutating func drop() {
    result.append(source[index] == 10 ? 10 : 32)
    index += 1
  }

  private mutating func skip(until isEnd: (SwiftBlanking) -> Bool) {
    while index < source.count, !isEnd(self) { drop() }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if starts("/*") { depth += 1 } else if starts("*/") { depth -= 1 } else { drop(); continue }
      drop()
      drop()
    } while depth > 0 && index < source.count
  }

  /// The number of `#` before a quote that begins here.
  private func literalStart() -> Int? {
    var hashes = 0
    while starts("#", at: hashes) { hashes += 1 }
    return starts("\"", at: hashes) ? hashes : nil
  }

  private mutating func literal(hashes: Int) {
    for _ in 0..<hashes { drop() }
    let isLong = starts("\"\"\"")
    let quotes = isLong ? 3 : 1
    for _ in 0..<quotes { drop() }
    while index < source.count {
      if starts("\\"), closing(hashes, isInterpolation: true) {
        for _ in 0..<(hashes + 2) { drop() }
        interpolation()
      } else if starts("\\"), hashes == 0 {
        drop()
        if index < source.count { drop() }
      } else if starts(isLong ? "\"\"\"" : "\""), closing(hashes, after: quotes) {
        for _ in 0..<(quotes + hashes) { drop() }
        return
      } else if !isLong, source[index] == 10 {
        return
      } else {
        drop()
      }
    }
  }

  private func closing(_ hashes: Int, after offset: Int) -> Bool {
    for ahead in 0..<hashes where !starts("#", at: offset + ahead) { return false }
    return true
  }

  /// Whether the backslash here begins an interpolation.
  private func closing(_ hashes: Int, isInterpolation: Bool) -> Bool {
    closing(hashes, after: 1) && starts("(", at: 1 + hashes)
  }

  /// Blanks up to the parenthesis that closes the interpolation, strings inside included.
  private mutating func interpolation() {
    var depth = 1
    while index < source.count, depth > 0 {
      if let hashes = literalStart() {
        literal(hashes: hashes)
        continue
      }
      if starts("(") { depth += 1 }
      if starts(")") { depth -= 1 }
      drop()
    }
  }
}
