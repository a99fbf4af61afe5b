import SourceLexing

/// A function of the module that a member of one of our types hides is called by its module.
struct HiddenName: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let quoted = MissingName.quoted(site.message)
    guard site.message.hasPrefix("use of '"),
      site.message.contains(" rather than global function "),
      let name = quoted.first, let module = quoted.last, quoted.count == 3,
      site.outline.isWord(site.token, name)
    else { return nil }
    var healing = Healing(kind: .body)
    healing.isRepair = true
    healing.edits = [site.replaced(site.token..<site.token + 1, by: "\(module).\(name)")]
    return healing
  }
}
