import SourceLexing

/// A member of a made type that an extension names without saying of what is said to be of `self`:
/// only so can it be of any type.
struct ImpliedMember: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    guard site.isImplied, let name = site.missing?.name, outline.isWord(site.token, name) else {
      return nil
    }
    let around = outline.declarations.filter { !$0.isType && $0.range.contains(site.token) }
    let isOfType = around.contains { declaration in
      (declaration.range.lowerBound..<declaration.keywordIndex).contains {
        outline.isWord($0, "static")
      }
    }
    let edit = site.replaced(
      site.token..<site.token + 1, by: (isOfType ? "Self." : "self.") + name)
    return Healing(kind: .value, edits: [edit], isRepair: true)
  }
}
