import SourceLexing

/// The body of a function, initialiser or accessor becomes a trap with the name that was missing;
/// of one that returns a view, a stand-in; of one whose type has an empty value, that.
struct MissingBody: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let declaration = site.declaration
    guard site.section == .body, let body = declaration.body, body.count >= 2,
      !declaration.keyword.hasPrefix("#"),
      !(site.outline.isWord(body.lowerBound + 1, HealingSite.trapName)
        || site.outline.isWord(body.lowerBound + 1, HealingSite.viewName))
    else { return nil }
    var healing = Healing(kind: .body)
    let code = code(site, &healing)
    healing.edits.append(
      site.replaced(between: body.lowerBound, and: body.upperBound - 1, by: code))
    return healing
  }

  /// What is written between the braces.
  private func code(_ site: HealingSite, _ healing: inout Healing) -> String {
    let type = site.resultText
    switch site.declaration.keyword {
    case "deinit", "didSet", "willSet": return ""
    case "set": return site.trap
    default: break
    }
    if ViewBuilding.isView(type) { return site.view }
    if type == "AnyView" { return "AnyView(\(site.view))" }
    if type.hasPrefix("some "), let range = site.resultType {
      // Nothing says which type it is; `Never` conforms to what our modules let it.
      healing.edits.append(site.replaced(range, by: "Never "))
    }
    // One that was not taken leaves the trap.
    if let body = site.declaration.body, MissingValue.canBeEmpty(type),
      !site.declaration.keyword.hasPrefix("_"),
      !site.outline.isWord(body.lowerBound + 1, HealingSite.valueName)
    {
      return site.value
    }
    return site.trap
  }
}
