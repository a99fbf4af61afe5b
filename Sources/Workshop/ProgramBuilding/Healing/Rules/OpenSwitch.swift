import SourceLexing

/// A switch over something that nobody has, and whose cases are therefore not known, gets a case
/// for all others: the last, as that is where most code says what is unusual. Among views a
/// stand-in is seen instead.
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
    if !isView, let colon = lastPattern(open, close, outline) {
      return Healing(kind: .value, edits: [site.replaced(colon..<colon + 1, by: ", _:")])
    }
    let code = "default: \(isView ? site.view : site.trap) }"
    return Healing(kind: .body, edits: [site.replaced(close..<close + 1, by: code)])
  }

  /// The colon behind the last case, if that takes nothing out of what it is asked of.
  private func lastPattern(_ open: Int, _ close: Int, _ outline: SourceOutline) -> Int? {
    var found: Int?
    var index = open + 1
    while index < close {
      if outline.isWord(index, "case"), !Self.before.contains(outline.text(index - 1)) {
        var end = index + 1
        while end < close, !outline.isPunctuation(end, ":") { end += 1 }
        let isPlain = (index + 1..<end).allSatisfy {
          outline.isWord($0) && !["let", "var", "where"].contains(outline.text($0))
            || outline.isPunctuation($0, ".") || outline.isPunctuation($0, ",")
        }
        found = isPlain ? end : nil
        index = end
      }
      index = outline.after(index)
    }
    return found
  }

  /// What stands before a pattern that is none of a switch.
  private static let before: Set<String> = ["if", "guard", "while", "for", ","]
}
