import SourceLexing
import SourcePreparing

/// A part of a made value that code calls without arguments is that part: `first()` has its
/// brackets taken away where `first` is a value.
struct CalledValue: HealingRule {
  private static let message =
    "cannot call value of non-function type '\(MadeConversion.type)?'"

  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    let (open, close) = (site.token + 1, site.token + 2)
    guard site.message == Self.message, site.isOfMade, outline.isWord(site.token),
      outline.isPunctuation(open, "("), outline.isPunctuation(close, ")")
    else { return nil }
    return Healing(kind: .value, edits: [site.replaced(open..<close + 1, by: "")], isRepair: true)
  }
}
