import SourceLexing

/// Requirements that need not be met exist with Objective-C's runtime alone. Here they are met by
/// an extension that does nothing, so that whoever conforms to the protocol still does.
///
/// A call of one that has a result and that nobody has written ends the program with its name: what
/// stands for an absent answer is not known.
enum OptionalRequirementRewriter {
  /// The edits of a whole file.
  static func edits(_ source: SourceText) -> [TextEdit] {
    source.tokens.indices.filter { source.isWord($0, "protocol") }.flatMap { keyword in
      protocolEdits(source, keyword)
    }
  }

  private static func protocolEdits(_ source: SourceText, _ keyword: Int) -> [TextEdit] {
    let tokens = source.tokens
    guard tokens.indices.contains(keyword + 1), tokens[keyword + 1].kind == .word,
      let open = tokens.indices[keyword...].first(where: { source.isPunctuation($0, "{") }),
      let close = source.closingIndex(of: open, "{", "}")
    else { return [] }
    let name = source.text(tokens[keyword + 1])
    var edits: [TextEdit] = []
    var defaults: [String] = []
    for index in open..<close where source.isWord(index, "optional") {
      let start = (index + 1..<close).first { source.isWord($0, "func") }
      guard let start, let end = end(of: start, until: close, source) else { continue }
      edits.append(.blanked(tokens[index].range, in: source.bytes))
      defaults.append(text(start..<end, source) + body(start..<end, source, name))
    }
    if defaults.isEmpty { return [] }
    let access = ["public", "package"].first { source.isWord(keyword - 1, $0) }
    let members = defaults.map { (access.map { $0 + " " } ?? "") + $0 }.joined(separator: "; ")
    let end = tokens[close].range.upperBound
    return edits + [TextEdit(end..<end, "; extension \(name) { \(members) }")]
  }

  /// Behind the parameters of a function and its result, which ends with its line.
  private static func end(of start: Int, until close: Int, _ source: SourceText) -> Int? {
    let open = (start..<close).first { source.isPunctuation($0, "(") }
    guard let open, var last = source.closingIndex(of: open, "(", ")"), last < close else {
      return nil
    }
    var next = last + 1
    while ["async", "throws"].contains(where: { source.isWord(next, $0) }) { next += 1 }
    guard source.isPunctuation(next, "-"), source.isPunctuation(next + 1, ">") else { return next }
    last = next + 1
    var depth = 0
    for index in last + 1..<close {
      let isNew = source.tokens[index].line > source.tokens[index - 1].line
      if isNew, depth == 0, index > last + 1 { return index }
      if source.isPunctuation(index, ";"), depth == 0 { return index }
      if ["(", "["].contains(where: { source.isPunctuation(index, $0) }) { depth += 1 }
      if [")", "]"].contains(where: { source.isPunctuation(index, $0) }) { depth -= 1 }
    }
    return close
  }

  /// Code in one line, without comments.
  private static func text(_ range: Range<Int>, _ source: SourceText) -> String {
    range.reduce(into: "") { text, index in
      let token = source.tokens[index].range
      if index > range.lowerBound {
        let gap = source.tokens[index - 1].range.upperBound..<token.lowerBound
        text += source.bytes[gap].allSatisfy { $0 == UInt8(ascii: " ") } ? source.text(gap) : " "
      }
      text += source.text(token)
    }
  }

  /// What a requirement does that nobody meets.
  private static func body(_ range: Range<Int>, _ source: SourceText, _ owner: String) -> String {
    let arrow = range.last { index in
      source.isPunctuation(index, ">") && source.isPunctuation(index - 1, "-")
        && range.contains(index - 1)
    }
    let parameters = range.first { source.isPunctuation($0, "(") }
    let end = parameters.flatMap { source.closingIndex(of: $0, "(", ")") }
    guard let arrow, let end, arrow > end else { return " {}" }
    let type = text(arrow + 1..<range.upperBound, source)
    if ["Void", "()", "Swift.Void"].contains(type) { return " {}" }
    if type.hasSuffix("?") || type.hasSuffix("!") { return " { nil }" }
    let name = source.text(source.tokens[range.lowerBound + 1])
    return " { _vitrineMissing(\"\(owner).\(name)\") }"
  }
}
