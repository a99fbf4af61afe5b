import SourceLexing

/// A declaration that nothing else heals goes as a whole, unless the program begins with it.
struct MissingDeclaration: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let declaration =
      SourceDeclaration.isAccessor(site.declaration)
      ? site.parent ?? site.declaration : site.declaration
    if site.hasAttribute("@main") { return nil }
    return Healing(kind: .declaration, edits: [site.replaced(declaration.range, by: "")])
  }
}
