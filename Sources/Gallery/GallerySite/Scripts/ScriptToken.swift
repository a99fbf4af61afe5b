/// A piece of a script that means something; white space and remarks are none.
struct ScriptToken: Hashable {
  /// What it counts as where scripts are joined.
  enum Kind: Hashable {
    /// A name or a keyword.
    case word
    /// One sign, or `=>`, `?.` and `...`, which matter as a whole. What a template puts in stands
    /// between `(` and `)`.
    case sign
    /// A string, a piece of a template, a number or a regular expression.
    case literal
  }

  let kind: Kind
  let text: String
  /// Where it stands among the script's bytes.
  let range: Range<Int>
  /// Counted from 1.
  let line: Int
  /// 1 for a bracket that opens, -1 for one that closes, else 0.
  let depth: Int

  init(kind: Kind, text: String, range: Range<Int>, line: Int) {
    (self.kind, self.text, self.range, self.line) = (kind, text, range, line)
    guard kind == .sign else {
      depth = 0
      return
    }
    switch text {
    case "(", "{", "[": depth = 1
    case ")", "}", "]": depth = -1
    default: depth = 0
    }
  }

  func `is`(_ text: String) -> Bool { kind != .literal && self.text == text }
}
