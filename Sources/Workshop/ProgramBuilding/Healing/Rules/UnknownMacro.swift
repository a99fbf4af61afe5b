import SourceLexing
import SourcePreparing

/// A macro within an expression that a missing module must have brought answers as a function of it
/// would.
struct UnknownMacro: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let (outline, token) = (site.outline, site.token)
    guard site.isOfMade, site.message.hasPrefix("no macro named '"), let name = site.missing?.name,
      outline.text(token) == name, outline.isPunctuation(token + 1, "("),
      !outline.isPunctuation(outline.after(token + 1), "{"), site.section != .header
    else { return nil }
    let value = "\(MadeModules.foundation).Made(madePath: \(SwiftCode.literal(name)))"
    return Healing(kind: .value, edits: [site.replaced(token..<token + 1, by: value)])
  }
}
