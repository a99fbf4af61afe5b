import SourceLexing

/// A bundle does without a widget that cannot be had.
struct MissingWidget: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    guard site.section == .body, site.resultText == "some Widget",
      let open = outline.brackets(around: site.token).first(where: {
        outline.isPunctuation($0, "{")
      }), site.declaration.body?.contains(open) == true
    else { return nil }
    let statements = outline.statements(in: open)
    // Only the list of a bundle may be empty.
    guard statements.count > 1 || isBundle(site),
      let statement = statements.first(where: { $0.contains(site.token) }),
      !outline.isWord(statement.lowerBound, "return")
    else { return nil }
    return Healing(kind: .declaration, edits: [site.replaced(statement, by: "")])
  }

  private func isBundle(_ site: HealingSite) -> Bool {
    guard let inheritance = site.parent?.inheritance else { return false }
    return site.outline.text(inheritance).contains("WidgetBundle")
  }
}
