/// On which lines a JSON document has its members; decoders keep only their values.
struct SettingsLines {
  /// Line numbers by path: `variants`, `variants.scheme`.
  private(set) var lines: [String: Int] = [:]
  /// Members of a name that one before them has, which decoders pass over.
  private(set) var repeated: [(path: String, line: Int)] = []
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// - Parameter bytes: valid JSON; of anything else the lines are guesses.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    value("", depth: 0)
  }

  private mutating func value(_ path: String, depth: Int) {
    guard let first = next(), depth < 512 else { return }
    switch first {
    case UInt8(ascii: "{"): members(path, depth)
    case UInt8(ascii: "["):
      while let byte = next(), byte != UInt8(ascii: "]") {
        guard byte != UInt8(ascii: ",") else { continue }
        index -= 1
        value(path + "[]", depth: depth + 1)
      }
    case UInt8(ascii: "\""): _ = text()
    default:
      while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
    }
  }

  private static let ends: [UInt8] = Array(",]} \t\r\n".utf8)

  private mutating func members(_ path: String, _ depth: Int) {
    var known: Set<String> = []
    while let byte = next(), byte != UInt8(ascii: "}") {
      guard byte == UInt8(ascii: "\"") else { continue }
      let start = line
      let name = text()
      let inner = path.isEmpty ? name : "\(path).\(name)"
      if !known.insert(name).inserted { repeated.append((inner, start)) }
      if lines[inner] == nil { lines[inner] = start }
      if let colon = next(), colon == UInt8(ascii: ":") { value(inner, depth: depth + 1) }
    }
  }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while let byte = pop() {
      if byte == 10 { line += 1 }
      if ![9, 10, 13, 32, 0xEF, 0xBB, 0xBF].contains(byte) { return byte }
    }
    return nil
  }

  private mutating func pop() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// The rest of a text whose opening quote was read; escapes stay as they are.
  private mutating func text() -> String {
    var result: [UInt8] = []
    while let byte = pop(), byte != UInt8(ascii: "\"") {
      result.append(byte)
      if byte == UInt8(ascii: "\\"), let escaped = pop() { result.append(escaped) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
