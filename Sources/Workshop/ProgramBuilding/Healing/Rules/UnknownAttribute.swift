import SourceLexing

/// An attribute, property wrapper or macro that nobody has goes away. What it would have held is
/// empty, or becomes a trap. So does a wrapper whose arguments cannot be had.
struct UnknownAttribute: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard case .attribute = site.missing?.kind else { return wrapper(site) }
    let outline = site.outline
    guard outline.tokens[site.token].kind == .attribute else { return nil }
    var healing = Healing(kind: .attribute)
    healing.edits = [site.replaced(Self.attribute(site), by: "")]
    let variable = site.declaration
    if variable.isVariable, variable.value == nil, variable.body == nil,
      site.token < variable.keywordIndex, site.parent?.keyword != "protocol"
    {
      healing.edits += MissingValue.computed(site)
    }
    return healing
  }

  /// The tokens of the attribute that the error points at.
  static func attribute(_ site: HealingSite) -> Range<Int> {
    let outline = site.outline
    var end = site.token + 1
    while outline.isPunctuation(end, "."), outline.isWord(end + 1) { end += 2 }
    if outline.isPunctuation(end, "("), !outline.beginsLine(end) { end = outline.after(end) }
    return site.token..<end
  }

  private func wrapper(_ site: HealingSite) -> Healing? {
    let (outline, variable) = (site.outline, site.declaration)
    guard variable.isVariable, variable.value == nil, variable.body == nil, variable.type != nil,
      variable.range.contains(site.token), site.token < variable.keywordIndex,
      site.parent?.keyword != "protocol",
      outline.tokens[site.token].kind == .attribute
        || outline.brackets(around: site.token).contains(where: variable.range.contains)
    else { return nil }
    return Healing(kind: .attribute, edits: MissingValue.computed(site))
  }
}
