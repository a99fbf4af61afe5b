import Foundation

/// Cuts the text of a predicate into tokens and gives each placeholder its argument.
struct PredicateLexer {
  /// The smallest part of a predicate that says something.
  enum Token {
    /// A key, keyword, function or aggregate: `name`, `AND`, `@count`.
    case word(String)
    case text(String)
    case number(Any)
    /// An operator or bracket, `&&` and the like as one.
    case mark(String)
    /// What stands for `%@`, `%d` and other placeholders of values.
    case argument(Any?)
    /// What stands for `%K`.
    case key(String)
  }

  private let characters: [Character]
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var tokens: [Token] = []

  /// The tokens of a format; throws ``PredicateProblem`` where it has no sense.
  static func tokens(_ format: String, _ arguments: [Any]) throws -> [Token] {
    var lexer = PredicateLexer(characters: Array(format), arguments: arguments[...])
    try lexer.scan()
    return lexer.tokens
  }

  private init(characters: [Character], arguments: ArraySlice<Any>) {
    (self.characters, self.arguments) = (characters, arguments)
  }

  private mutating func scan() throws {
    while position < characters.count {
      let character = characters[position]
      if character.isWhitespace {
        position += 1
      } else if character == "\"" || character == "'" {
        tokens.append(.text(try text(until: character)))
      } else if character == "%" {
        try placeholder()
      } else if character.isNumber {
        tokens.append(.number(try number()))
      } else if Self.beginsWord(character) {
        tokens.append(.word(word()))
      } else {
        tokens.append(.mark(try mark()))
      }
    }
  }

  private static func beginsWord(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@" || character == "#"
  }

  /// A word; `#` before it only says that it is a key.
  private mutating func word() -> String {
    var result = ""
    if characters[position] == "#" { position += 1 } else { result.append(take()) }
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber || characters[position] == "_"
    { result.append(take()) }
    return result
  }

  private mutating func take() -> Character {
    defer { position += 1 }
    return characters[position]
  }

  private mutating func text(until quote: Character) throws -> String {
    position += 1
    var result = ""
    while position < characters.count {
      let character = take()
      if character == quote { return result }
      guard character == "\\", position < characters.count else {
        result.append(character)
        continue
      }
      let escaped = take()
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      // What the classes of regular expressions are written with stays for them.
      case "\\", "\"", "'": result.append(escaped)
      default: result += "\\" + String(escaped)
      }
    }
    throw PredicateProblem.malformed("a text is not closed")
  }

  private mutating func number() throws -> Any {
    var text = ""
    func at(_ offset: Int) -> Character? {
      position + offset < characters.count ? characters[position + offset] : nil
    }
    while let next = at(0) {
      let isExponent = (next == "e" || next == "E") && !text.hasPrefix("0x")
      let isSign = (next == "-" || next == "+") && (text.last == "e" || text.last == "E")
      let isPoint = next == "." && at(1)?.isNumber == true
      guard next.isHexDigit || next == "x" || isExponent || isSign || isPoint else { break }
      text.append(take())
    }
    if text.hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16) { return value }
    if let value = Int(text) { return value }
    guard let value = Double(text) else {
      throw PredicateProblem.malformed("“\(text)” is no number")
    }
    return value
  }

  private mutating func placeholder() throws {
    position += 1
    while position < characters.count, "lhqzt.0123456789".contains(characters[position]) {
      position += 1
    }
    guard position < characters.count else { throw PredicateProblem.malformed("a % ends it") }
    let kind = take()
    guard "@Kdiouxfgeac".contains(kind.lowercased()) || kind == "K" else {
      throw PredicateProblem.malformed("it has no placeholder %\(kind)")
    }
    guard let argument = arguments.popFirst() else {
      throw PredicateProblem.malformed("it has more placeholders than arguments")
    }
    if kind != "K" {
      tokens.append(.argument(ComparedValue.unwrapped(argument)))
    } else if let key = argument as? String {
      tokens.append(.key(key))
    } else {
      throw PredicateProblem.malformed("%K stands for a key, not for \(argument)")
    }
  }

  private mutating func mark() throws -> String {
    for mark in ["&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "**"]
    where characters[position...].starts(with: mark) {
      position += 2
      return mark
    }
    let character = take()
    guard "()[]{},.=<>!+-*/:$".contains(character) else {
      throw PredicateProblem.malformed("“\(character)” means nothing in it")
    }
    return String(character)
  }
}
