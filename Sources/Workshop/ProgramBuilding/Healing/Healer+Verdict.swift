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
    /// Code that we have written.
    case added
  }

  mutating func verdict(_ site: HealingSite, _ knowsMissing: Bool) -> Verdict {
    if site.isAdded { return isMissing(site) ? .missing : .added }
    if healsAll, isForeign, !isMissing(site) { return .doubtful }
    if OwnNames.isSyntax(site.message) { return .own }
    if isMissing(site) { return .missing }
    if quotesMade(site.message) { return .consequence }
    if Self.isOfMadeValue(site.message), made.mayCause(site) { return .consequence }
    if knowsMissing, knownName(of: site) != nil { return .consequence }
    if site.message == OpenSwitch.message, knowsMissing || !cause.made.isEmpty {
      return .consequence
    }
    if Self.isOfInference(site.message), knowsMissing || isOfLacking { return .consequence }
    // What takes too long compiles elsewhere, or the compiler would say so there too.
    if Self.isGivenUp(site.message) { return knowsMissing ? .consequence : .doubtful }
    let key = "\(site.file):\(site.line) \(site.message)"
    if owned.contains(key) { return .own }
    let isOfHeader = site.declaration.isType || site.message.contains("does not override any ")
    let isExplained = knowsMissing || made.mayCause(site)
    let isInReach = reach?.touches(site)
    let isOfOwnNames =
      isInReach != true && names.explain(site) && (!knowsMissing || round == 1 && !isOfHeader)
    let isOutOfReach = round == 1 && isExplained && isInReach == false
    if isOfOwnNames || isOutOfReach {
      owned.insert(key)
      return .own
    }
    return isExplained ? .consequence : .doubtful
  }

  /// By which names code comes to what is made, or missing by what is said first.
  ///
  /// - Parameter sites: those where something is missing.
  ///
  /// - Returns: nil if more is left out than is known here.
  func reach(of sites: [HealingSite]) -> MadeReach? {
    guard let program else { return nil }
    let missing = sites.compactMap { $0.missing?.name }
    let left = parts.flatMap { MissingName.quotedWords("'\($0.name)'") }
    return MadeReach(program(), from: madeNames.all.union(missing + left).union(altered))
  }

  /// Names of declarations that are not to others what they were: of a type whose header or member
  /// is another, too.
  static func altered(_ site: HealingSite, _ healing: Healing) -> Set<String> {
    var names: Set<String> = [site.declaration.name]
    var next = site.parent
    let reachesOut = site.section == .header || healing.kind == .declaration
    while let parent = next, reachesOut || SourceDeclaration.isAccessor(site.declaration) {
      names.insert(parent.name)
      next = parent.parent.map { site.outline.declarations[$0] }
    }
    return names
  }

  /// Whether an error quotes a type that is made.
  private func quotesMade(_ message: String) -> Bool {
    MissingName.quotedWords(message).contains { word in
      (word == MadeConversion.type || madeTypes.contains(word)) && !names.declares(word)
    }
  }

  /// Whether the compiler says it of values that are made: nobody told their type, they have no
  /// cases, and what a closure gets of them it cannot change (`value.mutate { $0 = 1 }`).
  private static func isOfMadeValue(_ message: String) -> Bool {
    message == MadeConversion.openMember
      || message == "pattern variable binding cannot appear in an expression"
      || message.contains(": '$") && message.hasSuffix("' is immutable")
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
    isSlow(message) || message == CompilerCrash.message
      || message.hasPrefix("failed to produce diagnostic for expression")
  }

  /// Whether the compiler would need more time for an expression.
  static func isSlow(_ message: String) -> Bool {
    message.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
  }

  /// Whether an error says of a name that is not the module's own that it is not there.
  func isMissing(_ site: HealingSite) -> Bool {
    if site.use != nil || site.isImplied || site.lacksInitialiser { return true }
    if CarriedName.isCause(of: site) { return true }
    guard let missing = site.missing, !OwnNames.isSyntax(site.message) else { return false }
    guard case .member(let owner) = missing.kind else {
      return missing.kind != .value || !names.declares(missing.name)
    }
    // Others add modifiers to views of the module too.
    let type = MissingName.plain(owner)
    return !names.declares(type) || names.views.contains(type) && !names.declares(missing.name)
  }
}
