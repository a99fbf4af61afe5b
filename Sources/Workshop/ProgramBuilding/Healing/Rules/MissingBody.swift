import SourceLexing

/// The body of a function, initialiser or accessor goes, and its callers go on where they can: one
/// that may throw throws an error with the name that was missing, one that returns a view returns a
/// stand-in, one whose type has an empty value answers that, one that answers nothing does nothing.
/// Any other becomes a trap with the name.
struct MissingBody: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let declaration = site.declaration
    guard site.section == .body, let body = declaration.body, body.count >= 2,
      !declaration.keyword.hasPrefix("#"),
      !(site.outline.isWord(body.lowerBound + 1, HealingSite.trapName)
        || site.outline.isWord(body.lowerBound + 1, HealingSite.viewName)
        || site.outline.isWord(body.lowerBound + 2, MissingError.name))
    else { return nil }
    var healing = Healing(kind: .body)
    let code = code(site, &healing)
    healing.edits.append(
      site.replaced(between: body.lowerBound, and: body.upperBound - 1, by: code))
    return healing
  }

  /// What is written between the braces.
  private func code(_ site: HealingSite, _ healing: inout Healing) -> String {
    let type = site.resultText
    switch site.declaration.keyword {
    case "deinit", "didSet", "willSet": return ""
    case "set": return site.trap
    default: break
    }
    if ViewBuilding.isView(type) { return site.view }
    if type == "AnyView" { return "AnyView(\(site.view))" }
    if type.hasPrefix("some "), let range = site.resultType {
      // Nothing says which type it is; `Never` conforms to what our modules let it.
      healing.edits.append(site.replaced(range, by: "Never "))
    }
    if mayThrow(site) {
      healing.throwsError = true
      return site.thrownError
    }
    // What stands for a value does not always compile.
    let wasValue = site.declaration.body.map {
      site.outline.isWord($0.lowerBound + 1, HealingSite.valueName)
    }
    let yields = site.declaration.keyword.hasPrefix("_")
    if MissingValue.canBeEmpty(type), wasValue == false, !yields {
      healing.kind = .value
      return site.value
    }
    if site.declaration.keyword == "func", ["", "Void", "()"].contains(type), !takesClosure(site) {
      healing.kind = .statement
      return ""
    }
    return site.trap
  }

  /// The parentheses of a function's parameters; nil for what has none.
  private func parameters(_ site: HealingSite) -> ClosedRange<Int>? {
    let (declaration, outline) = (site.declaration, site.outline)
    guard ["func", "init"].contains(declaration.keyword), let body = declaration.body,
      let open = (declaration.keywordIndex..<body.lowerBound).first(where: {
        outline.isPunctuation($0, "(")
      }), let close = outline.partners[open]
    else { return nil }
    return open...close
  }

  /// Whether a function throws errors of any type.
  private func mayThrow(_ site: HealingSite) -> Bool {
    guard let body = site.declaration.body, let parameters = parameters(site) else { return false }
    var index = parameters.upperBound + 1
    while index < body.lowerBound, site.outline.isWord(index) {
      if site.outline.isWord(index, "throws") { return !site.outline.isPunctuation(index + 1, "(") }
      index += 1
    }
    return false
  }

  /// Whether a function is handed a closure: who calls it may wait for that to be called.
  private func takesClosure(_ site: HealingSite) -> Bool {
    guard let parameters = parameters(site) else { return false }
    let text = site.outline.source.text(site.outline.bytes(Range(parameters)))
    return text.contains("->") || text.contains("@escaping")
  }
}
