import SourceLexing

extension Healer {
  /// What an error comes of.
  enum Verdict {
    /// A name is not there.
    case missing
    /// Something is left out or made.
    case consequence
    /// Perhaps a name is not there that the error does not say.
    case doubtful
    /// The code itself.
    case own
  }

  mutating func verdict(_ site: HealingSite, _ knowsMissing: Bool) -> Verdict {
    if healsAll, isForeign, !isMissing(site) { return .doubtful }
    if OwnNames.isSyntax(site.message) { return .own }
    if isMissing(site) { return .missing }
    if quotesMade(site.message) { return .consequence }
    if site.message == MadeConversion.openMember, made.mayCause(site) { return .consequence }
    if knowsMissing, knownName(of: site) != nil { return .consequence }
    if site.message == OpenSwitch.message, knowsMissing || !cause.made.isEmpty {
      return .consequence
    }
    if Self.isOfInference(site.message), knowsMissing || isOfLacking { return .consequence }
    // What takes too long compiles elsewhere, or the compiler would say so there too.
    if Self.isGivenUp(site.message) { return knowsMissing ? .consequence : .doubtful }
    let key = "\(site.file):\(site.line) \(site.message)"
    let isOfHeader = site.declaration.isType || site.message.contains("does not override any ")
    if names.explain(site), !knowsMissing || round == 1 && !isOfHeader {
      owned.insert(key)
      return .own
    }
    let isExplained = knowsMissing && !owned.contains(key) || made.mayCause(site)
    return isExplained ? .consequence : .doubtful
  }

  /// Whether an error quotes a type that is made.
  private func quotesMade(_ message: String) -> Bool {
    MissingName.quotedWords(message).contains { word in
      (word == MadeConversion.type || madeTypes.contains(word)) && !names.declares(word)
    }
  }

  /// Whether the compiler cannot tell a type, which mostly is that of something missing.
  private static func isOfInference(_ message: String) -> Bool {
    inferences.contains(where: message.hasPrefix) || message.hasSuffix("' could not be inferred")
  }

  private static let inferences = [
    "'nil' requires a contextual type", "cannot infer contextual base in reference to member '",
    "cannot infer type of closure parameter", "unable to infer ", "ambiguous use of '",
    "type of expression is ambiguous without ",
  ]

  /// Whether the compiler has not found out what is wrong with an expression, if anything is.
  static func isGivenUp(_ message: String) -> Bool {
    isSlow(message) || message.hasPrefix("failed to produce diagnostic for expression")
  }

  /// Whether the compiler would need more time for an expression.
  static func isSlow(_ message: String) -> Bool {
    message.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
  }

  /// Whether an error says of a name that is not the module's own that it is not there.
  func isMissing(_ site: HealingSite) -> Bool {
    if site.use != nil || site.isImplied { return true }
    guard let missing = site.missing, !OwnNames.isSyntax(site.message) else { return false }
    guard case .member(let owner) = missing.kind else {
      return missing.kind != .value || !names.declares(missing.name)
    }
    // Others add modifiers to views of the module too.
    let type = MissingName.plain(owner)
    return !names.declares(type) || names.views.contains(type) && !names.declares(missing.name)
  }
}
