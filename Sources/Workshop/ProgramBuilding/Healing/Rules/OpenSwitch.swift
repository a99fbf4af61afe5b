import SourceLexing

/// A switch over something that nobody has, and whose cases are therefore not known, gets a case
/// for all others.
struct OpenSwitch: HealingRule {
  static let message = "switch must be exhaustive"

  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    guard site.message == Self.message, outline.isWord(site.token, "switch") else { return nil }
    var open = site.token
    while open < outline.tokens.count, !outline.isPunctuation(open, "{") {
      open = outline.after(open)
    }
    guard let close = outline.partners.indices.contains(open) ? outline.partners[open] : nil
    else { return nil }
    let building = ViewBuilding(site)
    let isView = building.isInViews && building.role(of: open) == .views
    let code = "default: \(isView ? site.view : site.trap) }"
    return Healing(kind: .body, edits: [site.replaced(close..<close + 1, by: code)])
  }
}
