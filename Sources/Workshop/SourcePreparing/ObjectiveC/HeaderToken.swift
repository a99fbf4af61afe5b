/// A token of a header in C or Objective-C.
struct HeaderToken: Hashable, Sendable {
  /// What it is to the reader.
  enum Kind: Hashable, Sendable {
    /// A name or keyword, with its `@` if it has one.
    case word
    case number
    /// With its quotes, without its `@`.
    case text
    case mark
    /// A whole line that begins with `#`.
    case directive
  }

  var kind: Kind
  var text: String

  /// The tokens of a header; comments are left out.
  static func all(_ header: String) -> [HeaderToken] {
    var scanner = Scanner(rest: header[...])
    return scanner.scan()
  }

  /// Goes through a header once.
  private struct Scanner {
    var rest: Substring

    mutating func scan() -> [HeaderToken] {
      var tokens: [HeaderToken] = []
      while let next = rest.first {
        if next.isWhitespace {
          rest.removeFirst()
        } else if rest.hasPrefix("//") {
          rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
          skipComment()
        } else if next == "#" {
          tokens.append(HeaderToken(kind: .directive, text: directive()))
        } else if next == "\"" || rest.hasPrefix("@\"") {
          if next == "@" { rest.removeFirst() }
          tokens.append(HeaderToken(kind: .text, text: quoted()))
        } else if Self.isNamePart(next) || next == "@" {
          tokens.append(word(next))
        } else {
          rest.removeFirst()
          tokens.append(HeaderToken(kind: .mark, text: String(next)))
        }
      }
      return tokens
    }

    private static func isNamePart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }

    private mutating func skipComment() {
      rest.removeFirst(2)
      while !rest.isEmpty, !rest.hasPrefix("*/") { rest.removeFirst() }
      rest = rest.dropFirst(2)
    }

    /// Goes on in the next line behind a backslash; without comments.
    private mutating func directive() -> String {
      var line = ""
      while let next = rest.first {
        if rest.hasPrefix("//") {
          rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
          skipComment()
        } else if next == "\"" {
          line += quoted()
        } else if next == "\\", rest.dropFirst().first?.isNewline == true {
          rest.removeFirst(2)
          line += " "
        } else if next.isNewline {
          break
        } else {
          line.append(next)
          rest.removeFirst()
        }
      }
      return line
    }

    private mutating func quoted() -> String {
      var text = "\""
      rest.removeFirst()
      while let next = rest.first, !next.isNewline {
        rest.removeFirst()
        text.append(next)
        if next == "\\", let escaped = rest.first {
          text.append(escaped)
          rest.removeFirst()
        } else if next == "\"" {
          break
        }
      }
      return text
    }

    private mutating func word(_ first: Character) -> HeaderToken {
      rest.removeFirst()
      let isNumber = first.isNumber
      let tail = rest.prefix { Self.isNamePart($0) || isNumber && $0 == "." }
      rest = rest.dropFirst(tail.count)
      return HeaderToken(kind: isNumber ? .number : .word, text: String(first) + tail)
    }
  }
}
