import SourceLexing

/// In code that does something, the smallest expression whose type the code around it says becomes
/// an empty value of that type; what asks for nothing goes. The rest of the body still runs.
struct MissingExpression: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    let declaration = site.declaration
    guard let body = site.section == .value ? declaration.value : declaration.body,
      site.section != .header
    else { return nil }
    let building = ViewBuilding(site)
    let brackets = outline.brackets(around: site.token)
    // Among views the place where something is missing is to be seen.
    let isAmongViews =
      building.isInViews
      && brackets.first { outline.isPunctuation($0, "{") }.map { building.role(of: $0) } != .code
    for open in brackets {
      guard body.contains(open) else { return nil }
      if outline.isPunctuation(open, "(") {
        if isAmongViews { continue }
        if let argument = argument(in: open, site) { return value(argument, site) }
      } else if outline.isPunctuation(open, "{") {
        let role = building.isInViews ? building.role(of: open) : .code
        if role == .action { return nil }
        guard let statement = outline.statement(around: site.token, in: open) else { continue }
        if let healing = healing(of: statement, in: open, role, site) { return healing }
        if role != .code || !isExpression(statement, outline) { return nil }
      }
    }
    return nil
  }

  private func value(_ tokens: Range<Int>, _ site: HealingSite) -> Healing {
    Healing(kind: .value, edits: [site.replaced(tokens, by: site.value)])
  }

  // MARK: - Arguments

  /// What the compiler says of a call as a whole, though it points at an argument.
  private static let ofCalls = [
    "extra argument", "missing argument", "incorrect argument label", "extraneous argument label",
    "no exact matches in call", "argument passed to call that takes no arguments", "ambiguous use",
    "generic parameter '",
  ]

  /// The argument that holds the error, without its label, of a call that says its type.
  private func argument(in open: Int, _ site: HealingSite) -> Range<Int>? {
    let outline = site.outline
    guard let close = outline.partners[open], outline.isWord(open - 1),
      !Self.ofCalls.contains(where: site.message.hasPrefix)
    else { return nil }
    let callee = outline.text(open - 1)
    let saysType = site.message.contains(" to expected argument type '")
    guard saysType || callee.first?.isLowercase == true, !Self.keywords.contains(callee),
      // The arguments of `#selector` and its like are no values.
      outline.tokens[open - 1].kind == .word, outline.text(open - 2) != "#"
    else { return nil }
    var start = open + 1
    while start < close {
      var end = start
      while end < close, !outline.isPunctuation(end, ",") { end = outline.after(end) }
      let hasLabel = outline.isWord(start) && outline.isPunctuation(start + 1, ":")
      let argument = (hasLabel ? start + 2 : start)..<end
      if argument.contains(site.token) {
        return site.hasValue(argument) || outline.text(argument).hasPrefix("&") ? nil : argument
      }
      start = end + 1
    }
    return nil
  }

  private static let keywords: Set<String> = [
    "if", "guard", "while", "switch", "for", "in", "return", "throw", "catch", "case", "where",
    "init", "self", "super", "try", "await", "is", "as", "let", "var",
  ]

  // MARK: - Statements

  private func healing(
    of statement: Range<Int>, in open: Int, _ role: ViewBuilding.Role, _ site: HealingSite
  ) -> Healing? {
    let outline = site.outline
    if let value = assigned(statement, site, isView: role != .code) {
      return site.hasValue(value) ? nil : self.value(value, site)
    }
    guard role == .code else { return nil }
    switch outline.text(statement.lowerBound) {
    case "return":
      let result = statement.dropFirst()
      return result.contains(site.token) && isTyped(open, site) && !site.hasValue(result)
        ? value(result, site) : nil
    case "if", "guard", "while":
      return condition(statement, site).map { value($0, site) }
    default: break
    }
    guard isExpression(statement, outline) else { return nil }
    let isAlone = outline.statements(in: open).count == 1
    if isAlone, asksForValue(open, site) {
      return isTyped(open, site) && !site.hasValue(statement) ? value(statement, site) : nil
    }
    if isHealedCall(statement, site) { return nil }
    return Healing(kind: .statement, edits: [site.replaced(statement, by: "")])
  }

  /// Behind the equals sign of an assignment, or of a variable that states its type.
  private func assigned(
    _ statement: Range<Int>, _ site: HealingSite, isView: Bool
  ) -> Range<Int>? {
    let outline = site.outline
    var index = statement.lowerBound
    var isTyped = false
    let isVariable = ["let", "var"].contains(outline.text(index))
    guard isVariable || !isView && isExpression(statement, outline) else { return nil }
    while index < statement.upperBound {
      if outline.isPunctuation(index, ":") { isTyped = true }
      if outline.isPunctuation(index, "="), !isOperator(index, outline) {
        let value = index + 1..<statement.upperBound
        return value.contains(site.token) && (isTyped || !isVariable) ? value : nil
      }
      index = outline.after(index)
    }
    return nil
  }

  /// Whether an equals sign is part of `==`, `+=` and their like.
  private func isOperator(_ index: Int, _ outline: SourceOutline) -> Bool {
    let marks: [Unicode.Scalar] = ["=", "<", ">", "!", "+", "-", "*", "/", "&", "|", "~", "%", "^"]
    let range = outline.tokens[index].range
    let isBefore = index > 0 && outline.tokens[index - 1].range.upperBound == range.lowerBound
    let isBehind =
      index + 1 < outline.tokens.count
      && outline.tokens[index + 1].range.lowerBound == range.upperBound
    return isBefore && marks.contains { outline.isPunctuation(index - 1, $0) }
      || isBehind && outline.isPunctuation(index + 1, "=")
  }

  /// A condition that is an expression alone.
  private func condition(_ statement: Range<Int>, _ site: HealingSite) -> Range<Int>? {
    let outline = site.outline
    var start = statement.lowerBound + 1
    while start < statement.upperBound {
      var end = start
      while end < statement.upperBound, !outline.isPunctuation(end, ","),
        !outline.isPunctuation(end, "{"), !outline.isWord(end, "else")
      {
        end = outline.after(end)
      }
      let part = start..<end
      if part.contains(site.token) {
        let isBinding = ["let", "var", "case"].contains(outline.text(start))
        return isBinding || outline.text(start).hasPrefix("#") || site.hasValue(part) ? nil : part
      }
      guard outline.isPunctuation(end, ",") else { return nil }
      start = end + 1
    }
    return nil
  }

  private static let statements: Set<String> = [
    "let", "var", "if", "guard", "for", "while", "repeat", "switch", "do", "return", "throw",
    "defer", "func", "struct", "class", "enum", "case", "default", "break", "continue",
    "fallthrough", "typealias", "actor",
  ]

  private func isExpression(_ statement: Range<Int>, _ outline: SourceOutline) -> Bool {
    guard let first = statement.first else { return false }
    return outline.tokens[first].kind != .attribute
      && !Self.statements.contains(outline.text(first))
  }

  /// Whether braces with one expression in them answer it.
  private func asksForValue(_ open: Int, _ site: HealingSite) -> Bool {
    guard open == site.declaration.body?.lowerBound else {
      return isClosure(open, site.outline)
    }
    return !["", "Void", "()"].contains(site.resultText)
  }

  private func isClosure(_ open: Int, _ outline: SourceOutline) -> Bool {
    // Braces in the value of a property, which stands in those of a type or in none.
    if outline.declarations.contains(where: { $0.value?.contains(open) == true }) { return true }
    guard
      let around = outline.brackets(around: open).first(where: { outline.isPunctuation($0, "{") }),
      let statement = outline.statement(around: open, in: around)
    else { return false }
    return isExpression(statement, outline)
      || ["let", "var", "return"].contains(outline.text(statement.lowerBound))
  }

  /// Whether a function says what it answers; of closures the code around may know.
  private func isTyped(_ open: Int, _ site: HealingSite) -> Bool {
    if open != site.declaration.body?.lowerBound, isClosure(open, site.outline) { return true }
    let type = site.resultText
    return !type.isEmpty && !type.hasPrefix("some ") && site.declaration.keyword != "init"
  }

  /// Whether an expression is a call that somebody waits for, with a value in it that was healed.
  private func isHealedCall(_ statement: Range<Int>, _ site: HealingSite) -> Bool {
    site.isHealed(statement) || site.hasValue(statement)
      // What is not missing itself must be called.
      || site.missing == nil
        && !site.message.hasPrefix("value of type '") && !site.message.hasPrefix("cannot find '")
  }
}
