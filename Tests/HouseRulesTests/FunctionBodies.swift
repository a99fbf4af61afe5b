import Foundation

/// Where functions begin and how long their bodies are.
enum FunctionBodies {
  struct Body {
    /// The line of the declaration, from 1.
    let start: Int
    /// Lines between the braces.
    let lines: Int
  }

  private static let declaration = Pattern(
    #"\bfunc\s+\S|(?<!\.)\binit[?!]?[(<]|\bdeinit\b|\bsubscript[(<]|^ *(?:[\w()]+ )*var \w+.*\{ *$"#
  )

  static func find(in file: SourceTree.File) -> [Body] {
    declaration.matches(in: file.source).compactMap { body(in: file.code, from: $0.line - 1) }
  }

  /// The body that begins after the parameters of the declaration; `nil` for a requirement.
  private static func body(in code: [Substring], from start: Int) -> Body? {
    var (parentheses, braces, opened) = (0, 0, -1)
    for index in start..<min(code.count, start + 600) {
      for byte in code[index].utf8 {
        switch byte {
        case 40, 91: parentheses += 1
        case 41, 93: parentheses -= 1
        case 123:
          if parentheses == 0, opened < 0 { opened = index }
          if opened >= 0 { braces += 1 }
        case 125:
          if opened < 0 { if parentheses <= 0 { return nil } else { continue } }
          braces -= 1
          if braces == 0 { return Body(start: start + 1, lines: max(0, index - opened - 1)) }
        default: break
        }
      }
      // A requirement of a protocol ends with its line.
      if opened < 0, parentheses == 0, ends(code, at: index) { return nil }
    }
    return nil
  }

  /// Whether the declaration does not go on in the next line.
  private static func ends(_ code: [Substring], at index: Int) -> Bool {
    guard index + 1 < code.count else { return true }
    let next = code[index + 1].drop { $0 == " " }
    let going = ["{", "->", "where", ")", "async", "throws", ":"]
    if going.contains(where: next.hasPrefix) { return false }
    return !code[index].hasSuffix("{") && !code[index].hasSuffix(",")
  }
}
