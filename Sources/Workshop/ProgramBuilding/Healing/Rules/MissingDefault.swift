import SourceLexing

/// A default value of a parameter that cannot be had becomes a missing value, else a trap.
struct MissingDefault: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let outline = site.outline
    guard site.section == .header,
      ["func", "init", "subscript", "case"].contains(site.declaration.keyword)
    else { return nil }
    for open in outline.brackets(around: site.token) {
      guard outline.isPunctuation(open, "("), let close = outline.partners[open],
        outline.enclosing[open] == outline.enclosing[site.declaration.keywordIndex]
      else { continue }
      var (equals, index): (Int?, Int) = (nil, open + 1)
      while index < close {
        let next = outline.after(index)
        if outline.isPunctuation(index, ",") {
          if index > site.token { break }
          equals = nil
        }
        if outline.isPunctuation(index, "=") { equals = equals ?? index }
        index = next
      }
      guard let equals, equals < site.token else { return nil }
      let value = equals + 1..<index
      if site.isHealed(value) { return nil }
      let code = site.hasValue(value) ? "{ \(site.trap) }()" : site.value
      return Healing(kind: .value, edits: [site.replaced(value, by: code)])
    }
    return nil
  }
}
