/// Reads the old style of `.strings`: `"key" = "value";` with comments.
struct StringsFileParser {
  /// A line that could not be understood.
  struct Problem {
    var line: Int
    var message: String
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  /// What was wrong; reading goes on behind the next semicolon.
  private(set) var problems: [Problem] = []

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Every pair of the file, in its order.
  mutating func pairs() -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    while true {
      skipBlank()
      guard let next = peek else { return pairs }
      if next == "{" || next == "}" || next == ";" {
        advance()
        continue
      }
      if let pair = pair() {
        pairs.append(pair)
      } else {
        recover()
      }
    }
  }

  private mutating func pair() -> (key: String, value: String)? {
    guard let key = token("a key") else { return nil }
    skipBlank()
    if peek == ";" {
      advance()
      return (key, key)  // "key"; stands for itself
    }
    guard peek == "=" else { return fail("“=” is missing behind the key “\(key)”.") }
    advance()
    skipBlank()
    guard let value = token("the value of “\(key)”") else { return nil }
    skipBlank()
    if peek == ";" {
      advance()
    } else if peek != nil, peek != "}" {
      note("“;” is missing behind the value of “\(key)”.")
    }
    return (key, value)
  }

  /// A quoted text or a bare word.
  private mutating func token(_ what: String) -> String? {
    if peek == "\"" || peek == "'" { return quoted(what) }
    var word = ""
    while let next = peek, Self.isWord(next) {
      word.unicodeScalars.append(next)
      advance()
    }
    return word.isEmpty ? fail("\(what) is missing.") : word
  }

  private mutating func quoted(_ what: String) -> String? {
    let quote = peek
    let begin = line
    advance()
    var text = String.UnicodeScalarView()
    while let next = peek {
      advance()
      if next == quote { return String(text) }
      if next == "\\" {
        guard let escaped = escape() else { break }
        text.append(contentsOf: escaped.unicodeScalars)
      } else {
        text.append(next)
      }
    }
    problems.append(Problem(line: begin, message: "The quote that begins \(what) has no end."))
    return nil
  }

  /// What follows a backslash; nil at the end of the file.
  private mutating func escape() -> String? {
    guard let next = peek else { return nil }
    advance()
    switch next {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "U", "u": return codeUnits()
    case "0"..."7": return octal(next)
    default: return String(next)
    }
  }

  /// `\U0041`, with surrogate pairs written as two escapes.
  private mutating func codeUnits() -> String {
    guard let first = hexadecimal() else { return "u" }
    guard UTF16.isLeadSurrogate(first), peek == "\\" else {
      return Unicode.Scalar(first).map { String($0) } ?? "\u{FFFD}"
    }
    let mark = position
    advance()
    if peek == "U" || peek == "u" {
      advance()
      if let second = hexadecimal(), UTF16.isTrailSurrogate(second) {
        return String(decoding: [first, second], as: UTF16.self)
      }
    }
    position = mark
    return "\u{FFFD}"
  }

  /// Up to four hexadecimal digits.
  private mutating func hexadecimal() -> UInt16? {
    var digits = ""
    while digits.count < 4, let next = peek, Character(next).isHexDigit {
      digits.unicodeScalars.append(next)
      advance()
    }
    return UInt16(digits, radix: 16)
  }

  private mutating func octal(_ first: Unicode.Scalar) -> String {
    var digits = String(first)
    while digits.count < 3, let next = peek, ("0"..."7").contains(next) {
      digits.unicodeScalars.append(next)
      advance()
    }
    return UInt32(digits, radix: 8).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}

extension StringsFileParser {
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || ["_", ".", "$", "/", ":", "-", "@", "%"].contains(scalar)
  }

  private var peek: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func advance() {
    if scalars[position] == "\n" { line += 1 }
    position += 1
  }

  /// Passes over space and both kinds of comment.
  private mutating func skipBlank() {
    while let next = peek {
      let second = position + 1 < scalars.count ? scalars[position + 1] : nil
      if next.properties.isWhitespace || next == "\u{FEFF}" {
        advance()
      } else if next == "/", second == "/" {
        while let next = peek, next != "\n" { advance() }
      } else if next == "/", second == "*" {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let begin = line
    advance()
    advance()
    while let next = peek {
      advance()
      if next == "*", peek == "/" {
        advance()
        return
      }
    }
    problems.append(Problem(line: begin, message: "A comment has no end."))
  }

  private mutating func note(_ message: String) {
    problems.append(Problem(line: line, message: message))
  }

  private mutating func fail<Result>(_ message: String) -> Result? {
    note(message)
    return nil
  }

  /// Goes behind the next semicolon, or to the end of the file.
  private mutating func recover() {
    while let next = peek {
      advance()
      if next == ";" { return }
    }
  }
}
