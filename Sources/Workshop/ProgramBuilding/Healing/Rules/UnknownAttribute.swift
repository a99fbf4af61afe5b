import SourceLexing

/// An attribute, property wrapper or macro that nobody has goes away. What it would have held a
/// value for becomes a trap.
struct UnknownAttribute: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard case .attribute = site.missing?.kind else { return nil }
    let outline = site.outline
    guard outline.tokens[site.token].kind == .attribute else { return nil }
    var end = site.token + 1
    while outline.isPunctuation(end, "."), outline.isWord(end + 1) { end += 2 }
    if outline.isPunctuation(end, "("), !outline.beginsLine(end) { end = outline.after(end) }
    var healing = Healing(kind: .attribute)
    healing.edits = [site.replaced(site.token..<end, by: "")]
    let variable = site.declaration
    if variable.isVariable, variable.value == nil, variable.body == nil,
      site.token < variable.keywordIndex, site.parent?.keyword != "protocol"
    {
      healing.edits += MissingValue.computed(site)
    }
    return healing
  }
}
