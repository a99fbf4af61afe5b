/// Takes a script apart into tokens: enough of the language to know names from what is written in
/// strings, templates, regular expressions and remarks.
struct ScriptLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [ScriptToken] = []
  /// For each open `{` whether it is a template's `${`.
  private var braces: [Bool] = []

  static func tokens(_ script: [UInt8]) -> [ScriptToken] {
    var lexer = ScriptLexer(bytes: script)
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while index < bytes.count {
      if Self.isSpace(bytes[index]) {
        step()
      } else if seesWord {
        let isNumber = Self.isDigit(bytes[index])
        add(isNumber ? .literal : .word) {
          while $0.seesWord || (isNumber && $0.sees(".")) { $0.index += 1 }
        }
      } else if sees("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if sees("/*") {
        step(2)
        while index < bytes.count, !sees("*/") { step() }
        step(2)
      } else if sees("/"), mayBeginExpression {
        add(.literal) { $0.regularExpression() }
      } else if sees("\"") || sees("'") {
        add(.literal) { $0.string() }
      } else if sees("`") {
        template(isBegun: false)
      } else if sees("}"), braces.last == true {
        braces.removeLast()
        add(.sign, ")") { $0.step() }
        template(isBegun: true)
      } else {
        sign()
      }
    }
  }

  private mutating func sign() {
    if sees("{") { braces.append(false) }
    if sees("}") { _ = braces.popLast() }
    let length = sees("...") ? 3 : sees("=>") || sees("?.") ? 2 : 1
    add(.sign) { $0.step(length) }
  }

  private mutating func string() {
    let mark = bytes[index]
    step()
    while index < bytes.count, bytes[index] != mark, !sees("\n") { step(sees("\\") ? 2 : 1) }
    step()
  }

  /// The text of a template up to its end or to what is put in next; `isBegun` if it goes on after
  /// what was put in.
  private mutating func template(isBegun: Bool) {
    var isWhole = false
    add(.literal) {
      if !isBegun { $0.step() }
      while $0.index < $0.bytes.count, !$0.sees("`"), !$0.sees("${") {
        $0.step($0.sees("\\") ? 2 : 1)
      }
      isWhole = !$0.sees("${")
      if isWhole { $0.step() }
    }
    guard !isWhole else { return }
    braces.append(true)
    add(.sign, "(") { $0.step(2) }
  }

  private mutating func regularExpression() {
    step()
    var isInSet = false
    while index < bytes.count, !sees("\n"), !sees("/") || isInSet {
      if sees("[") { isInSet = true }
      if sees("]") { isInSet = false }
      step(sees("\\") ? 2 : 1)
    }
    step()
    while seesWord { step() }
  }

  /// Whether a slash here begins a regular expression rather than dividing.
  private var mayBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal: return false
    case .sign: return ![")", "]", "}"].contains(last.text)
    case .word: return ["return", "typeof", "case", "of", "in"].contains(last.text)
    }
  }

  private mutating func add(
    _ kind: ScriptToken.Kind, _ text: String? = nil, _ read: (inout ScriptLexer) -> Void
  ) {
    let (start, first) = (index, line)
    read(&self)
    let written = text ?? String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(ScriptToken(kind: kind, text: written, range: start..<index, line: first))
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  /// Whether this text, of ASCII, is next.
  private func sees(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a part of a name or number is next; any letter beyond ASCII is.
  private var seesWord: Bool {
    guard index < bytes.count else { return false }
    // Spelled out: ranges cost a debug build half of the time that it takes to join the scripts.
    let byte = bytes[index]
    let small = byte | 0x20
    return (small >= 0x61 && small <= 0x7A) || Self.isDigit(byte) || byte >= 0x80
      || byte == 0x5F || byte == 0x24 || byte == 0x23
  }
}
