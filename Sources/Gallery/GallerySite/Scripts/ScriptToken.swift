/// A piece of a script that means something; white space and remarks are none.
struct ScriptToken: Hashable {
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

  func `is`(_ text: String) -> Bool { kind != .literal && self.text == text }
}
