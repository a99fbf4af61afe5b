import SourceLexing

/// Reads one `#if` condition: says whether it holds and which words to write instead.
struct ConditionParser {
  let source: SourceText
  let conditions: BuildConditions
  /// Indices of the tokens behind the directive, on its line.
  let indices: Range<Int>
  private var position: Int
  private(set) var edits: [TextEdit] = []

  init(_ source: SourceText, _ indices: Range<Int>, _ conditions: BuildConditions) {
    self.source = source
    self.indices = indices
    self.conditions = conditions
    position = indices.lowerBound
  }

  /// Whether the condition holds; nil if only the compiler can know.
  mutating func parse() -> Bool? {
    let value = parseAny()
    return position == indices.upperBound ? value : nil
  }

  private mutating func parseAny() -> Bool? {
    var value = parseAll()
    while accept("|", "|") {
      let other = parseAll()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func parseAll() -> Bool? {
    var value = parseTerm()
    while accept("&", "&") {
      let other = parseTerm()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func parseTerm() -> Bool? {
    if accept("!") { return parseTerm().map { !$0 } }
    if accept("(") {
      let value = parseAny()
      return accept(")") ? value : nil
    }
    guard position < indices.upperBound, source.tokens[position].kind == .word else { return nil }
    let name = source.text(source.tokens[position])
    position += 1
    if position < indices.upperBound, source.isPunctuation(position, "(") {
      return parseCall(name)
    }
    switch name {
    case "true": return true
    case "false": return false
    default: return conditions.flags.contains(name)
    }
  }

  private mutating func parseCall(_ name: String) -> Bool? {
    guard let close = source.closingIndex(of: position, "(", ")"), close < indices.upperBound
    else { return nil }
    let tokens = source.tokens
    let start = tokens[position - 1].range.lowerBound
    let inside = tokens[position].range.upperBound..<tokens[close].range.lowerBound
    let argument = source.text(inside).filter { $0 != " " }
    position = close + 1
    if let value = conditions.decision(name, argument) {
      let call = start..<tokens[close].range.upperBound
      edits.append(.padded(call, value ? "true" : "false"))
      return value
    }
    return conditions.expectation(name, argument)
  }

  private mutating func accept(_ characters: Unicode.Scalar...) -> Bool {
    guard position + characters.count <= indices.upperBound else { return false }
    for (offset, character) in characters.enumerated()
    where !source.isPunctuation(position + offset, character) {
      return false
    }
    position += characters.count
    return true
  }
}
