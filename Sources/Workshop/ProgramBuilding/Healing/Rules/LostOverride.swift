import SourceLexing

/// What overrides a member of a class that is not there no longer says so: the class is named.
struct LostOverride: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard site.message.contains("does not override any "),
      let word = (site.declaration.range.lowerBound..<site.declaration.keywordIndex)
        .first(where: { site.outline.isWord($0, "override") })
    else { return nil }
    return Healing(
      kind: .attribute, edits: [site.replaced(word..<word + 1, by: "")], isRepair: true)
  }
}
