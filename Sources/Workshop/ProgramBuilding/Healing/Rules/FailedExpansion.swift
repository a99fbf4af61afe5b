import SourceLexing

/// An attribute goes whose macro writes what does not compile here.
struct FailedExpansion: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard site.isOfMacro, site.outline.tokens[site.token].kind == .attribute else { return nil }
    return Healing(
      kind: .attribute, edits: [site.replaced(UnknownAttribute.attribute(site), by: "")])
  }
}
