/// `Text("a").font(.body).padding()`: an expression and what is called on it, one behind another.
package struct CallChain: Hashable, Sendable {
  /// A name with its arguments.
  package struct Link: Hashable, Sendable {
    /// Empty for a first link that has no name.
    package var name: String
    /// With the dot before it.
    package var range: Range<Int>
    /// Where arguments and closures begin; nil without any.
    package var arguments: Int?

    /// Whether it names a type or a function that makes a view.
    package var isCapitalised: Bool { name.first?.isUppercase == true }
  }

  /// Words before it, such as `try` and `return`, are not part of it.
  package var range: Range<Int>
  package var links: [Link]

  /// What the modifiers are called on: `Module.View(…)`, `Theme.background`, `Image.icon(…)`.
  package var base: Range<Int> {
    var end = 1
    while end < links.count, links[end - 1].arguments == nil,
      links[end].isCapitalised || links[end].arguments == nil || end == 1 && links[0].isCapitalised
    {
      end += 1
    }
    return range.lowerBound..<links[end - 1].range.upperBound
  }

  /// The links behind the base.
  package var modifiers: [Link] { links.filter { $0.range.lowerBound >= base.upperBound } }
}

extension SourceOutline {
  private static let leading: Set<String> = ["return", "try", "await", "throw", "consume", "copy"]

  /// The chain that begins at a token; nil if none does.
  package func chain(from start: Int, until end: Int) -> CallChain? {
    var index = start
    while index < end, isWord(index), Self.leading.contains(text(index)) {
      index += 1
      if isPunctuation(index, "?") || isPunctuation(index, "!") { index += 1 }
    }
    guard index < end else { return nil }
    let first = index
    var links: [CallChain.Link] = []
    switch tokens[index].kind {
    case .word, .directive, .string, .number, .regex: index += 1
    case .punctuation where isPunctuation(index, ".") && isWord(index + 1): index += 2
    case .punctuation where isPunctuation(index, "(") || isPunctuation(index, "["):
      index = after(index)
    default: return nil
    }
    let name =
      tokens[first].kind == .punctuation && index == first + 2 ? text(first + 1) : text(first)
    links.append(link(name, first, &index, end))
    while index < end, isPunctuation(index, "."),
      isWord(index + 1) || tokens.indices.contains(index + 1) && tokens[index + 1].kind == .number
    {
      let dot = index
      index += 2
      links.append(link(text(dot + 1), dot, &index, end))
    }
    return CallChain(range: first..<index, links: links)
  }

  /// Reads what stands behind a name: generic arguments, parentheses, subscripts, closures.
  private func link(_ name: String, _ start: Int, _ index: inout Int, _ end: Int) -> CallChain.Link
  {
    var arguments: Int?
    if isPunctuation(index, "<"), let close = genericEnd(index, end) { index = close }
    while index < end {
      let isAdjacent = tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
      if isPunctuation(index, "(") || isPunctuation(index, "["), !beginsLine(index) {
        if isPunctuation(index, "("), arguments == nil { arguments = index }
        index = after(index)
      } else if isPunctuation(index, "{"), !beginsLine(index) {
        if arguments == nil { arguments = index }
        index = after(index)
      } else if isPunctuation(index, "?") || isPunctuation(index, "!"), isAdjacent,
        !isPunctuation(index + 1, "?")
      {
        index += 1
      } else if arguments != nil, isWord(index), isPunctuation(index + 1, ":"),
        isPunctuation(index + 2, "{"), isPunctuation(index - 1, "}")
      {
        index = after(index + 2)
      } else {
        break
      }
    }
    return CallChain.Link(name: name, range: start..<min(index, end), arguments: arguments)
  }

  /// Behind `<…>` where a call or member follows; nil for a comparison.
  private func genericEnd(_ open: Int, _ end: Int) -> Int? {
    guard tokens[open].range.lowerBound == tokens[open - 1].range.upperBound else { return nil }
    var (depth, index) = (0, open)
    while index < end {
      if isPunctuation(index, "<") { depth += 1 }
      if isPunctuation(index, ">"), !isPunctuation(index - 1, "-") { depth -= 1 }
      index = after(index)
      if depth == 0 {
        let follows = isPunctuation(index, "(") || isPunctuation(index, ".")
        return follows || isPunctuation(index, "{") ? index : nil
      }
      if tokens.indices.contains(index), tokens[index].kind == .string { return nil }
    }
    return nil
  }
}

extension SourceOutline {
  /// A name with its arguments that begins with a dot.
  package func link(at dot: Int) -> Range<Int>? {
    guard isPunctuation(dot, "."), isWord(dot + 1) else { return nil }
    let end = enclosing[dot].flatMap { partners[$0] } ?? tokens.count
    var index = dot + 2
    return link(text(dot + 1), dot, &index, end).range
  }
}
