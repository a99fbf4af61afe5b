import SourceLexing

/// A member of a type at hand, or an operator, that a missing module must have brought is made.
struct UnknownMember: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard let use = site.use else { return nil }
    var healing = Healing(kind: .member, member: use.member)
    // Only functions can answer with the type that is asked for.
    if let call = use.call { healing.edits = [TextEdit(call..<call, "()")] }
    return healing
  }
}
