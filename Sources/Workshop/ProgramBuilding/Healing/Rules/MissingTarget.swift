import SourceLexing

/// What sets a member that is missing goes alone: nobody can read it either, so the code around it
/// does what it did.
struct MissingTarget: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    let declaration = site.declaration
    guard isOfValue(site),
      let scope = site.section == .value ? declaration.value : declaration.body,
      let open = outline.brackets(around: site.token).first(where: {
        outline.isPunctuation($0, "{")
      }), scope.contains(open), let statement = outline.statement(around: site.token, in: open),
      let equals = assignment(in: statement, outline), site.token < equals
    else { return nil }
    let building = ViewBuilding(site)
    guard !building.isInViews || building.role(of: open) == .code else { return nil }
    // Something must be left of a body that is nothing else.
    let text = outline.statements(in: open).count == 1 ? "()" : ""
    return Healing(kind: .statement, edits: [site.replaced(statement, by: text)])
  }

  private func isOfValue(_ site: HealingSite) -> Bool {
    switch site.missing?.kind {
    case .value, .member: site.section != .header
    default: false
    }
  }

  /// The mark behind what `a.b[c].d = …`, `a.b += …` set; nil if a statement is none of them.
  private func assignment(in statement: Range<Int>, _ outline: SourceOutline) -> Int? {
    var index = statement.lowerBound
    while index < statement.upperBound {
      let isName =
        outline.isWord(index) && !Self.keywords.contains(outline.text(index))
        && (index == statement.lowerBound || outline.isPunctuation(index - 1, "."))
      let isMark = [".", "?", "!"].contains { outline.isPunctuation(index, $0) }
      let isKey = ["[", "("].contains { outline.isPunctuation(index, $0) }
      guard isName || isMark || isKey || outline.text(index).hasPrefix("$") else { break }
      index = outline.after(index)
    }
    guard index > statement.lowerBound, index < statement.upperBound else { return nil }
    let isCompound = ["+", "-", "*", "/", "|", "&"].contains { outline.isPunctuation(index, $0) }
    let equals = isCompound ? index + 1 : index
    guard outline.isPunctuation(equals, "="), !outline.isPunctuation(equals + 1, "=") else {
      return nil
    }
    return equals
  }

  private static let keywords: Set<String> = [
    "let", "var", "if", "guard", "for", "while", "repeat", "switch", "do", "return", "throw",
    "defer", "func", "case", "default", "else", "try", "await",
  ]
}
