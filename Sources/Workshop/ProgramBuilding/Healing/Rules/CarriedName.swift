import SourceLexing
import SourcePreparing

/// A file that names a type which one of the project's modules has, and Combine too, does without
/// what Foundation carries of Combine: Apple's compiler prefers what a file imports itself.
struct CarriedName: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard let statement = Self.statement(site) else { return nil }
    var healing = Healing(kind: .importStatement)
    healing.isRepair = true
    healing.edits = [site.replaced(statement, by: "")]
    return healing
  }

  /// Whether an error comes of what was imported unsaid.
  static func isCause(of site: HealingSite) -> Bool { statement(site) != nil }

  /// What the preparer has written above the file to import Combine.
  private static func statement(_ site: HealingSite) -> Range<Int>? {
    guard site.message.contains("' is ambiguous for type lookup in this context") else {
      return nil
    }
    let outline = site.outline
    let above = HealedFile.ownLines(of: outline.source)
    return outline.declarations.first { declaration in
      declaration.keyword == "import"
        && outline.tokens[declaration.keywordIndex].line <= above
        && outline.isWord(declaration.keywordIndex + 1, SourcePreparer.carriedByFoundation)
    }?.range
  }
}
