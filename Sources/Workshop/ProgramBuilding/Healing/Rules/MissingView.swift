import SourceLexing

/// Where views are built, an expression becomes a labelled stand-in and keeps its modifiers; a
/// modifier whose arguments cannot be had is dropped; the code of an action becomes a trap.
struct MissingView: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    let building = ViewBuilding(site)
    guard site.section == .body, building.isInViews else { return nil }
    for open in outline.brackets(around: site.token) where outline.isPunctuation(open, "{") {
      guard site.declaration.body?.contains(open) == true else { return nil }
      switch building.role(of: open) {
      case .action: return closure(open, site)
      case .views:
        if let healing = statement(in: open, site) { return healing }
      case .structure:
        if let healing = modifier(in: open, site) { return healing }
      case .code: continue
      }
    }
    return nil
  }

  private func statement(in open: Int, _ site: HealingSite) -> Healing? {
    let outline = site.outline
    let statements = outline.statements(in: open)
    guard let statement = statements.first(where: { $0.contains(site.token) }) else { return nil }
    let word = outline.text(statement.lowerBound)
    let returns = statements.contains { outline.isWord($0.lowerBound, "return") }
    if returns && statements.count > 1 || ["let", "var", "guard", "func", "defer"].contains(word)
      || outline.tokens[statement.lowerBound].kind == .attribute
    {
      let start = outline.bodyStart(open)
      guard let close = outline.partners[open], start < close,
        !outline.isWord(start, HealingSite.viewName)
      else { return nil }
      return Healing(kind: .view, edits: [site.replaced(start..<close, by: site.view + " ")])
    }
    if ["if", "switch", "for", "do", "while"].contains(word) {
      return Healing(kind: .view, edits: [site.replaced(statement, by: site.view)])
    }
    guard let chain = outline.chain(from: statement.lowerBound, until: statement.upperBound) else {
      if site.isHealed(statement) { return nil }
      return Healing(kind: .view, edits: [site.replaced(statement, by: site.view)])
    }
    if let link = chain.modifiers.first(where: { $0.range.contains(site.token) }) {
      return Healing(kind: .modifier, edits: [site.replaced(link.range, by: "")])
    }
    let isWhole = chain.range.upperBound == statement.upperBound
    let range = isWhole ? chain.base : chain.range.lowerBound..<statement.upperBound
    if outline.isWord(range.lowerBound, HealingSite.viewName) { return nil }
    return Healing(kind: .view, edits: [site.replaced(range, by: site.view)])
  }

  /// In code that is not itself made of views only modifiers are dropped.
  private func modifier(in open: Int, _ site: HealingSite) -> Healing? {
    let outline = site.outline
    guard let statement = outline.statement(around: site.token, in: open),
      let chain = outline.chain(from: statement.lowerBound, until: statement.upperBound),
      let link = chain.modifiers.first(where: { $0.range.contains(site.token) })
    else { return nil }
    return Healing(kind: .modifier, edits: [site.replaced(link.range, by: "")])
  }

  private func closure(_ open: Int, _ site: HealingSite) -> Healing? {
    let outline = site.outline
    let start = outline.bodyStart(open)
    guard let close = outline.partners[open], start < close, !site.isHealed(start..<close) else {
      return nil
    }
    let words = (start..<close).map(outline.text)
    let arguments = ["$0", "$1", "$2"].filter(words.contains).map { "_ = \($0); " }.joined()
    return Healing(
      kind: .closure, edits: [site.replaced(start..<close, by: arguments + site.trap + " ")])
  }
}
