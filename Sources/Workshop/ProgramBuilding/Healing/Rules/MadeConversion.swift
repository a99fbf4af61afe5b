import Foundation
import SourceLexing
import SourcePreparing

/// A made value is converted where a value of a type is needed: who comes there learns its name.
/// What is given where only a made value will do becomes one, which holds it. Where a made value is
/// asked whether it is there, it is; where it must be there, nothing is asked.
struct MadeConversion: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    if let operand = operand(site) { return Self.wrapped(site.outline.bytes(operand), .conversion) }
    let edits = site.isOfMade ? asked(site) ?? needless(site) : nil
    if let edits = edits ?? (Self.isOfFunction(site.message) ? needless(site) : nil) {
      return Healing(kind: .value, edits: edits, isRepair: true)
    }
    let demands = demands(of: site)
    if !demands.isEmpty {
      let edits = demands.map { site.replaced($0..<$0 + 1, by: "") }
      return Healing(kind: .value, edits: edits, isRepair: true)
    }
    guard Self.speaksOfMade(site.message), !site.message.hasPrefix(Self.binding),
      let range = expression(site)
    else { return nil }
    return Self.wrapped(
      site.outline.bytes(range), Self.isMade(site.message) ? .conversion : .holding)
  }

  /// An expression handed to a function that is made.
  static func wrapped(_ bytes: Range<Int>, _ member: MadeMember) -> Healing {
    var healing = Healing(kind: .value, member: member, isRepair: true)
    let function = member == .holding ? MadeMember.holdingName : MadeMember.conversionName
    healing.edits = [
      TextEdit(bytes.lowerBound..<bytes.lowerBound, function + "("),
      TextEdit(bytes.upperBound..<bytes.upperBound, ")"),
    ]
    return healing
  }

  private static let beginnings = [
    "cannot convert value of type '", "cannot convert return expression of type '",
    "cannot assign value of type '", "type '", "optional type '", binding,
  ]

  /// How the compiler says that `if let` needs an optional.
  private static let binding = "initializer for conditional binding must have Optional type, not '"

  /// What is bound behind the word that the compiler points at, as one that may be there.
  private func asked(_ site: HealingSite) -> [TextEdit]? {
    let outline = site.outline
    guard site.message.hasPrefix(Self.binding), let type = MissingName.quoted(site.message).first
    else { return nil }
    var start = site.token
    while start < outline.tokens.count, !outline.isPunctuation(start, "=") {
      if [",", "{"].contains(where: { outline.isPunctuation(start, $0) })
        || outline.isWord(start, "else")
      {
        // What is only named is bound to its own name.
        let name = outline.bytes(start - 1..<start)
        return [
          TextEdit(
            name.upperBound..<name.upperBound, " = \(outline.source.text(name)) as \(type)?")
        ]
      }
      start = outline.after(start)
    }
    start += 1
    var end = start
    while end < outline.tokens.count, !outline.isPunctuation(end, ","),
      !outline.isPunctuation(end, "{"), !outline.isWord(end, "else")
    {
      end = outline.after(end)
    }
    guard end > start else { return nil }
    let bytes = outline.bytes(start..<end)
    let isSimple = outline.chain(from: start, until: end)?.range.upperBound == end
    return [
      TextEdit(bytes.lowerBound..<bytes.lowerBound, isSimple ? "" : "("),
      TextEdit(bytes.upperBound..<bytes.upperBound, "\(isSimple ? "" : ")") as \(type)?"),
    ].filter { !$0.replacement.isEmpty }
  }

  /// Whether an error is that what code asks for, or demands, is there anyway, as made values are.
  static func isThere(_ message: String) -> Bool {
    (needless + [binding]).contains(where: message.hasPrefix)
  }

  /// How the compiler says so of the marks behind an expression.
  private static let needless = [
    "cannot use optional chaining on non-optional value of type '",
    "cannot force unwrap value of non-optional type '",
  ]

  /// Whether a function is asked whether it is there: one that Apple's protocol need not have.
  static func isOfFunction(_ message: String) -> Bool {
    message.hasPrefix(needless[0]) && message.contains(") -> ")
  }

  /// The mark that asks or demands.
  private func needless(_ site: HealingSite) -> [TextEdit]? {
    let outline = site.outline
    guard Self.needless.contains(where: site.message.hasPrefix),
      outline.isPunctuation(site.token, "?") || outline.isPunctuation(site.token, "!")
    else { return nil }
    return [site.replaced(site.token..<site.token + 1, by: "")]
  }

  /// How the compiler says that nothing tells the type of a made value's member.
  static let openMember = "generic parameter 'Value' could not be inferred"

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

  /// Whether an error is that a made value is of no type that would do, or that only one would.
  static func speaksOfMade(_ message: String) -> Bool {
    isMade(message) || needsMade(message) || operands(message) != nil
  }

  /// Of the two operands that an operator does not take, whether each is a made value; nil if not
  /// just one is.
  private static func operands(_ message: String) -> (left: Bool, right: Bool)? {
    let middle = "' cannot be applied to operands of type '"
    guard message.hasPrefix("binary operator '"), let start = message.range(of: middle) else {
      return nil
    }
    let sides = message[start.upperBound...].components(separatedBy: " and '").map { side in
      side.split(separator: "'").contains { names.contains(String($0)) }
    }
    return sides.count == 2 && sides[0] != sides[1] ? (sides[0], sides[1]) : nil
  }

  /// The made value beside the operator that the error points at.
  private func operand(_ site: HealingSite) -> Range<Int>? {
    let outline = site.outline
    guard let made = Self.operands(site.message) else { return nil }
    if made.right {
      var start = site.token
      while start < outline.tokens.count, outline.tokens[start].kind == .punctuation { start += 1 }
      let chain = outline.chain(from: start, until: end(site))
      return chain.flatMap { $0.range.lowerBound == start ? $0.range : nil }
    }
    var last = site.token - 1
    let end = last + 1
    if outline.isPunctuation(last, ")"), let open = outline.partners[last] { last = open - 1 }
    return start(from: last, outline).map { $0..<end }
  }

  /// Whether a made value is of no type that would do.
  private static func isMade(_ message: String) -> Bool {
    guard let start = beginnings.first(where: message.hasPrefix),
      !message.contains("has no member"), !message.contains("does not conform to ")
    else { return false }
    // A type of which nothing else is known is another name of it.
    let parts = message.dropFirst(start.count).split(
      separator: "'", maxSplits: 3, omittingEmptySubsequences: false)
    let isAlias = parts.count > 2 && parts[1].hasSuffix(" (aka ")
    return names.contains(String(parts[isAlias ? 2 : 0]))
  }

  /// Whether a value of a type that is known stands where only a made one will do.
  private static func needsMade(_ message: String) -> Bool {
    let starts = [
      "cannot convert value of type '", "cannot convert return expression of type '",
      "cannot assign value of type '",
    ]
    guard starts.contains(where: message.hasPrefix) else { return false }
    guard let goal = message.range(of: " type '", options: .backwards) else { return false }
    let types = message[goal.lowerBound...].split(separator: "'").filter {
      $0.first?.isLetter == true
    }
    return types.last.map { names.contains(String($0)) } == true
  }

  /// The type of made values.
  static let type = "Made"
  /// The type of made views.
  static let viewType = "MadeBox"

  private static let names: Set<String> = [
    type, "\(type)?", "Optional<\(type)>", "[\(type)]", "[\(type)]?",
  ]

  /// Where the chain of members begins that a word belongs to.
  private func start(from word: Int, _ outline: SourceOutline) -> Int? {
    var start = word
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
    return start
  }

  /// The smallest expression that ends with what the error points at.
  func expression(_ site: HealingSite) -> Range<Int>? {
    let outline = site.outline
    guard let start = start(from: site.token, outline) else { return nil }
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
    let open = outline.enclosing[site.token]
    let end = open.flatMap { outline.partners[$0] } ?? outline.tokens.count
    guard isCondition(site, in: open) else { return end }
    var index = site.token
    while index < end, !outline.isPunctuation(index, "{") { index = outline.after(index) }
    return min(index, end)
  }

  /// Whether the error is in what stands between a statement's first word and its braces.
  private func isCondition(_ site: HealingSite, in open: Int?) -> Bool {
    if site.message.contains("boolean") || site.message.contains("condition") { return true }
    let outline = site.outline
    guard let open, outline.isPunctuation(open, "{"),
      let statement = outline.statement(around: site.token, in: open)
    else { return false }
    return (statement.lowerBound..<site.token).contains { index in
      outline.enclosing[index] == open && outline.isWord(index)
        && Self.headed.contains(outline.text(index))
    }
  }

  /// Words of statements whose braces hold no closure.
  private static let headed: Set<String> = ["if", "guard", "while", "for", "switch"]
}
