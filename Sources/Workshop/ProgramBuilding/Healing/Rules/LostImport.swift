import SourceLexing

/// A file that names what a module at hand declares, and does not import it, imports it: in Xcode a
/// module that it does import carries the name along, or a header of its framework does.
struct LostImport: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    // What the preparer writes stands above the file.
    let above = HealedFile.ownLines(of: outline.source)
    guard !site.lostImports.isEmpty,
      let first = outline.tokens.firstIndex(where: { $0.line > above })
    else { return nil }
    var healing = Healing(kind: .importStatement)
    healing.isRepair = true
    let statements = site.lostImports.map { $0 + "; " }.joined()
    healing.edits = [
      site.replaced(first..<first + 1, by: statements + outline.text(first))
    ]
    return healing
  }
}
