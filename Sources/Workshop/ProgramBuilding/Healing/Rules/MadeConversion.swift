import SourceLexing
import SourcePreparing

/// A made value is converted where a value of a type is needed: who comes there learns its name.
/// Where it is asked whether it is there, it is; where it must be there, nothing is asked.
struct MadeConversion: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let demands = demands(of: site)
    if !demands.isEmpty {
      let edits = demands.map { site.replaced($0..<$0 + 1, by: "") }
      return Healing(kind: .value, edits: edits, isRepair: true)
    }
    if let edit = bound(site) { return Healing(kind: .value, edits: [edit], isRepair: true) }
    guard Self.speaksOfMade(site.message), let range = expression(site) else { return nil }
    let bytes = site.outline.bytes(range)
    if site.message.hasPrefix(Self.binding) {
      let edit = TextEdit(bytes.upperBound..<bytes.upperBound, " as \(Self.type)?")
      return Healing(kind: .value, edits: [edit], isRepair: true)
    }
    var healing = Healing(kind: .value, member: .conversion, isRepair: true)
    healing.edits = [
      TextEdit(bytes.lowerBound..<bytes.lowerBound, MadeMember.conversionName + "("),
      TextEdit(bytes.upperBound..<bytes.upperBound, ")"),
    ]
    return healing
  }

  /// The type of made values.
  static let type = "Made"

  private static let beginnings = [
    "cannot convert value of type '", "cannot convert return expression of type '",
    "cannot assign value of type '", "type '", "optional type '", binding,
  ]

  /// How the compiler says that `if let` needs an optional.
  private static let binding = "initializer for conditional binding must have Optional type, not '"

  /// How the compiler says that nothing tells the type of a made value's member.
  static let openMember = "generic parameter 'Value' could not be inferred"

  /// Makes the value of `let a = b` in a condition an optional one where the compiler points at the
  /// keyword, and that of `let a` where it points at either.
  private func bound(_ site: HealingSite) -> TextEdit? {
    let (outline, type) = (site.outline, "\(Self.type)?")
    guard Self.speaksOfMade(site.message), site.message.hasPrefix(Self.binding) else { return nil }
    let isKeyword = ["let", "var"].contains(outline.text(site.token))
    let name = isKeyword ? site.token + 1 : site.token
    guard outline.isWord(name), ["let", "var"].contains(outline.text(name - 1)) else { return nil }
    let bytes = outline.bytes(name..<name + 1)
    guard outline.isPunctuation(name + 1, "=") else {
      return TextEdit(
        bytes.upperBound..<bytes.upperBound, " = \(outline.source.text(bytes)) as \(type)")
    }
    var end = name + 2
    while outline.tokens.indices.contains(end), !outline.isPunctuation(end, ","),
      !outline.isPunctuation(end, "{"), !outline.isWord(end, "else")
    {
      end = outline.after(end)
    }
    let last = outline.tokens[min(end, outline.tokens.count) - 1].range.upperBound
    return TextEdit(last..<last, " as \(type)")
  }

  /// The exclamation marks behind members of which only the context tells the type, as the compiler
  /// does not look for an optional of it: the one that the error points at, else those behind what
  /// closures of the statement are handed.
  private func demands(of site: HealingSite) -> [Int] {
    let outline = site.outline
    guard site.message == Self.openMember, outline.isWord(site.token) else { return [] }
    let next = site.token + 1
    let mark = outline.isPunctuation(next, "(") ? outline.after(next) : next
    if isDemand(mark, outline) { return [mark] }
    return site.statement.filter { index in
      index > 2 && isDemand(index, outline) && outline.isWord(index - 1)
        && outline.isPunctuation(index - 2, ".") && outline.text(index - 3).hasPrefix("$")
    }
  }

  private func isDemand(_ index: Int, _ outline: SourceOutline) -> Bool {
    index > 0 && outline.isPunctuation(index, "!") && isJoined(index, outline)
      && !(outline.isPunctuation(index + 1, "=") && isJoined(index + 1, outline))
  }

  private func isJoined(_ index: Int, _ outline: SourceOutline) -> Bool {
    outline.tokens[index - 1].range.upperBound == outline.tokens[index].range.lowerBound
  }

  /// Whether an error is that a made value is of no type that would do.
  private static func speaksOfMade(_ message: String) -> Bool {
    guard let start = beginnings.first(where: message.hasPrefix),
      !message.contains("has no member"), !message.contains("does not conform to ")
    else { return false }
    // A type of which nothing else is known is another name of it.
    let parts = message.dropFirst(start.count).split(
      separator: "'", maxSplits: 3, omittingEmptySubsequences: false)
    let isAlias = parts.count > 2 && parts[1].hasSuffix(" (aka ")
    return [type, "\(type)?", "Optional<\(type)>"].contains(String(parts[isAlias ? 2 : 0]))
  }

  /// The smallest expression that ends with what the error points at.
  private func expression(_ site: HealingSite) -> Range<Int>? {
    let outline = site.outline
    var start = site.token
    guard outline.isWord(start) else { return nil }
    while outline.isPunctuation(start - 1, ".") {
      start -= 2
      while outline.isPunctuation(start, "?") || outline.isPunctuation(start, "!") { start -= 1 }
      while let open = outline.partners.indices.contains(start) ? outline.partners[start] : nil,
        open < start
      {
        let isAdjacent =
          open > 0
          && outline.tokens[open - 1].range.upperBound == outline.tokens[open].range.lowerBound
        guard isAdjacent, outline.isWord(open - 1) || outline.partners[open - 1] != nil else {
          return nil
        }
        start = open - 1
      }
      guard outline.isWord(start) else { return nil }
    }
    let chain = outline.chain(from: start, until: end(site))
    guard let chain, chain.range.lowerBound == start,
      let link = chain.links.last,
      link.range.contains(site.token)
        || link.range.lowerBound == site.token
    else { return nil }
    return chain.range
  }

  /// Where the expression ends at the latest; a brace behind a condition is none of its.
  private func end(_ site: HealingSite) -> Int {
    let outline = site.outline
    let end = outline.enclosing[site.token].flatMap { outline.partners[$0] } ?? outline.tokens.count
    guard site.message.contains("boolean") || site.message.contains("condition") else { return end }
    return (site.token..<end).first { outline.isPunctuation($0, "{") } ?? end
  }
}
