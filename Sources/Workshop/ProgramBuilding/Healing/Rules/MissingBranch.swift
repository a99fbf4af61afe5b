import SourceLexing

/// What code asks of a missing value goes the way of no value: `if let` to its `else`, `guard let`
/// out of its block, and a loop over its elements is none.
struct MissingBranch: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    guard site.section == .body, let body = site.declaration.body,
      let open = outline.brackets(around: site.token).first(where: {
        outline.isPunctuation($0, "{")
      }), body.contains(open), let statement = outline.statement(around: site.token, in: open)
    else { return nil }
    let building = ViewBuilding(site)
    let role = building.isInViews ? building.role(of: open) : .code
    switch outline.text(statement.lowerBound) {
    case "if": return branch(statement, role, site)
    case "guard" where role == .code: return exit(statement, in: open, site)
    case "while" where role == .code, "for" where role == .code:
      guard let brace = brace(from: statement.lowerBound, until: statement.upperBound, site),
        asks(statement.lowerBound, brace, site) || isIterated(statement.lowerBound, brace, site)
      else { return nil }
      return removed(statement, site)
    default: return nil
    }
  }

  private func removed(_ range: Range<Int>, _ site: HealingSite, by text: String = "") -> Healing {
    Healing(kind: .statement, edits: [site.replaced(range, by: text)])
  }

  /// The brace that opens the body behind a condition.
  private func brace(from start: Int, until end: Int, _ site: HealingSite) -> Int? {
    var index = start
    while index < end, !site.outline.isPunctuation(index, "{") {
      index = site.outline.after(index)
    }
    return index < end ? index : nil
  }

  /// Whether the error is in a condition that binds a value.
  private func asks(_ keyword: Int, _ end: Int, _ site: HealingSite) -> Bool {
    let outline = site.outline
    var start = keyword + 1
    while start < end {
      var next = start
      while next < end, !outline.isPunctuation(next, ",") { next = outline.after(next) }
      if (start..<next).contains(site.token) {
        return ["let", "var", "case"].contains(outline.text(start))
      }
      start = next + 1
    }
    return false
  }

  private func isIterated(_ keyword: Int, _ end: Int, _ site: HealingSite) -> Bool {
    site.outline.isWord(keyword, "for")
      && (keyword..<end).contains { site.outline.isWord($0, "in") && $0 < site.token }
      && site.token < end
  }

  /// `if let a = b { … } else …`, which may be such an `else` itself.
  private func branch(
    _ statement: Range<Int>, _ role: ViewBuilding.Role, _ site: HealingSite
  ) -> Healing? {
    let outline = site.outline
    var keyword = statement.lowerBound
    while outline.isWord(keyword, "if"),
      let brace = brace(from: keyword, until: statement.upperBound, site),
      let close = outline.partners[brace]
    {
      let hasElse = outline.isWord(close + 1, "else")
      guard asks(keyword, brace, site) else {
        if !hasElse { return nil }
        keyword = close + 2
        continue
      }
      let isFirst = keyword == statement.lowerBound
      if hasElse {
        let isPlain = !outline.isWord(close + 2, "if")
        return removed(keyword..<close + 2, site, by: isFirst && isPlain ? "if true" : "")
      }
      // Among views the place where something is missing is to be seen.
      guard role == .code else { return nil }
      return removed((isFirst ? keyword : keyword - 1)..<close + 1, site)
    }
    return nil
  }

  /// `guard let a = b else { … }`: what stands behind it is never reached.
  private func exit(_ statement: Range<Int>, in open: Int, _ site: HealingSite) -> Healing? {
    let outline = site.outline
    guard let brace = brace(from: statement.lowerBound, until: statement.upperBound, site),
      outline.isWord(brace - 1, "else"), let close = outline.partners[brace],
      let end = outline.partners[open], asks(statement.lowerBound, brace - 1, site)
    else { return nil }
    var healing = removed(statement.lowerBound..<brace + 1, site)
    healing.edits.append(site.replaced(close..<end, by: ""))
    return healing
  }
}
