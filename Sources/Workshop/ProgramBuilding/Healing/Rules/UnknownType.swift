import SourceLexing
import SourcePreparing

/// A type in a signature that nobody has becomes an opaque one; one that another type should
/// conform to or derive from is left off. A name that types find in their protocols stays unknown
/// where its protocol does: an opaque type would hide it from all others.
struct UnknownType: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard let missing = site.missing, site.section == .header else { return nil }
    let outline = site.outline
    let declaration = site.declaration
    var opaque: OpaqueType
    switch missing.kind {
    case .type where ConformerNames.all.contains(missing.name): return nil
    case .type: opaque = OpaqueType(name: missing.name)
    case .memberType(let owner):
      opaque = OpaqueType(owner: MissingName.plain(owner), name: missing.name)
    default: return nil
    }
    if declaration.isType {
      if let inheritance = declaration.inheritance, inheritance.contains(site.token) {
        let edit = UnmetConformance.without(at: site.token, inheritance, site)
        return Healing(kind: .conformance, edits: [edit])
      }
    }
    let word = outline.isWord(site.token, missing.name) ? site.token : site.token + 2
    opaque.isGeneric = outline.isPunctuation(word + 1, "<")
    opaque.isProtocol =
      ["some", "any"].contains(outline.text(site.token - 1))
      || (outline.isPunctuation(site.token - 1, ":") && isConstraint(site))
    return Healing(kind: .type, opaque: opaque)
  }

  /// Whether a colon before the error stands in `<T: Name>` or behind `where`.
  private func isConstraint(_ site: HealingSite) -> Bool {
    let outline = site.outline
    var index = site.token - 2
    while index > site.declaration.keywordIndex {
      if outline.isWord(index, "where") || outline.isPunctuation(index, "<") { return true }
      if outline.isPunctuation(index, "(") || outline.isPunctuation(index, ")") { return false }
      index -= 1
    }
    return false
  }
}
