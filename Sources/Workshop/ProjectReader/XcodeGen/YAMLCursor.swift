import Encodings

/// Reads values of YAML that say themselves where they end: flow collections and quoted texts.
struct YAMLCursor {
  /// What stops it.
  enum Problem: Error {
    /// The text ends before the value does.
    case unfinished
    case reason(String)
  }

  private(set) var rest: Substring
  /// Values that were marked before.
  var anchors: [String: JSONValue] = [:]

  init(_ text: Substring) { rest = text }

  /// Passes over spaces, ends of lines and comments.
  mutating func skipSpace() {
    var isBehindSpace = false
    while let next = rest.first {
      if next.isWhitespace {
        isBehindSpace = true
        rest.removeFirst()
      } else if next == "#", isBehindSpace {
        rest = rest.drop { !$0.isNewline }
      } else {
        return
      }
    }
  }

  /// A collection, a quoted text, or a plain one within a collection.
  mutating func flow(depth: Int) throws(Problem) -> JSONValue {
    guard depth < YAMLReader.deepest else { throw .reason("it is nested too deep") }
    skipSpace()
    guard let first = rest.first else { throw .unfinished }
    switch first {
    case "[":
      rest.removeFirst()
      return .array(try list(depth: depth))
    case "{":
      rest.removeFirst()
      return .object(try table(depth: depth))
    case "\"", "'": return .string(try quoted())
    case "*":
      let name = plain().dropFirst()
      guard let value = anchors[String(name)] else { throw .reason("nothing is marked &\(name)") }
      return value
    case "&", "!", "?": throw .reason("values that begin with \(first) are not read here")
    default: return Self.scalar(plain())
    }
  }

  private mutating func list(depth: Int) throws(Problem) -> [JSONValue] {
    var items: [JSONValue] = []
    while true {
      skipSpace()
      if try ends("]") { return items }
      let value = try flow(depth: depth + 1)
      skipSpace()
      if rest.first == ":", value.text != nil {
        rest.removeFirst()
        items.append(.object([value.text ?? "": try flow(depth: depth + 1)]))
      } else {
        items.append(value)
      }
      try separate("]")
    }
  }

  private mutating func table(depth: Int) throws(Problem) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    while true {
      skipSpace()
      if try ends("}") { return members }
      let isQuoted = rest.first == "\"" || rest.first == "'"
      let name = isQuoted ? try quoted() : plain()
      skipSpace()
      guard let colon = rest.first else { throw .unfinished }
      guard colon == ":" else {
        members[name] = .null
        try separate("}")
        continue
      }
      rest.removeFirst()
      skipSpace()
      let isEmpty = rest.first == "," || rest.first == "}"
      members[name] = isEmpty ? .null : try flow(depth: depth + 1)
      try separate("}")
    }
  }

  /// Whether the collection ends here.
  private mutating func ends(_ bracket: Character) throws(Problem) -> Bool {
    guard let next = rest.first else { throw .unfinished }
    if next == bracket { rest.removeFirst() }
    return next == bracket
  }

  /// Passes over a comma; the bracket that ends the collection stays.
  private mutating func separate(_ bracket: Character) throws(Problem) {
    skipSpace()
    guard let next = rest.first else { throw .unfinished }
    if next == "," {
      rest.removeFirst()
    } else if next != bracket {
      throw .reason("a comma or \(bracket) was expected, not \(next)")
    }
  }

  /// Up to what has a meaning in a collection.
  private mutating func plain() -> String {
    var text = ""
    while let next = rest.first {
      let behind = rest.dropFirst().first
      let isColon =
        next == ":" && (behind.map { $0.isWhitespace || ",]}".contains($0) } ?? true)
      if ",[]{}".contains(next) || next.isNewline || isColon { break }
      if next == "#", text.last?.isWhitespace == true { break }
      text.append(next)
      rest.removeFirst()
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// A text in quotes; ends of lines in it are spaces.
  mutating func quoted() throws(Problem) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.first {
      rest.removeFirst()
      if next == quote {
        guard quote == "'", rest.first == "'" else { return text }
        rest.removeFirst()
        text.append("'")
      } else if next == "\\", quote == "\"" {
        text += try escape()
      } else if next.isNewline {
        while text.last == " " { text.removeLast() }
        rest = rest.drop(while: \.isWhitespace)
        text.append(" ")
      } else {
        text.append(next)
      }
    }
    throw .unfinished
  }

  private mutating func escape() throws(Problem) -> String {
    guard let next = rest.first else { throw .unfinished }
    rest.removeFirst()
    let known: [Character: String] = [
      "n": "\n", "t": "\t", "r": "\r", "0": "\0", "e": "\u{1B}", "\"": "\"", "\\": "\\", "/": "/",
      " ": " ", "_": "\u{A0}",
    ]
    if let text = known[next] { return text }
    if next.isNewline {
      rest = rest.drop(while: \.isWhitespace)
      return ""
    }
    let lengths: [Character: Int] = ["x": 2, "u": 4, "U": 8]
    guard let length = lengths[next] else { throw .reason("\\\(next) is no escape") }
    let digits = rest.prefix(length)
    rest = rest.dropFirst(digits.count)
    guard digits.count == length, let code = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(code)
    else { throw .reason("\\\(next)\(digits) is no character") }
    return String(Character(scalar))
  }

  /// A plain text up to a comment.
  static func withoutComment(_ text: Substring) -> String {
    var end = text.endIndex
    for index in text.indices.dropFirst() where text[index] == "#" {
      if text[text.index(before: index)].isWhitespace {
        end = index
        break
      }
    }
    var result = text[..<end]
    while result.last?.isWhitespace == true { result.removeLast() }
    return String(result)
  }

  /// What a plain text says.
  static func scalar(_ text: String) -> JSONValue {
    let isWord = text == text.lowercased() || text == text.uppercased() || text == text.capitalized
    switch text.lowercased() {
    case "", "~": return .null
    case "null" where isWord: return .null
    case "true" where isWord, "yes" where isWord, "on" where isWord: return .bool(true)
    case "false" where isWord, "no" where isWord, "off" where isWord: return .bool(false)
    default: break
    }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isNumber =
      !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
      && (digits == "0" || digits.first != "0")
    if isNumber, digits.count < 16, let value = Int(text) { return .number(Double(value)) }
    return .string(text)
  }
}

extension String {
  /// With a capital and the rest small.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
