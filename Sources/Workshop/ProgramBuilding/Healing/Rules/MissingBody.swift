import SourceLexing
import SourcePreparing

/// The body of a function, initialiser or accessor goes, and its callers go on where they can: one
/// that may throw throws an error with the name that was missing, one that returns a view returns a
/// stand-in, one that states a type answers a missing value of it, one that answers nothing does
/// nothing but call back who waits for it. Any other becomes a trap with the name.
struct MissingBody: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let declaration = site.declaration
    guard site.section == .body, let body = declaration.body, body.count >= 2,
      !declaration.keyword.hasPrefix("#"),
      !site.isHealed(body.lowerBound + 1..<body.lowerBound + 2),
      !site.outline.isWord(body.lowerBound + 2, HealingSite.errorName)
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
    case "set": return ""
    default: break
    }
    if ViewBuilding.isView(type) { return site.view }
    if type == "AnyView" { return "AnyView(\(site.view))" }
    if let known = ConcreteResult.type(for: type), let range = site.resultType, !mayThrow(site) {
      healing.edits.append(site.replaced(range, by: known + " "))
      healing.kind = .value
      return site.value
    }
    if type.hasPrefix("some "), let range = site.resultType {
      // Nothing says which type it is; `Never` conforms to what our modules let it.
      healing.edits.append(site.replaced(range, by: "Never "))
    }
    if mayThrow(site) {
      return site.thrownError
    }
    // What stands for a value does not always compile.
    let first = (site.declaration.body?.lowerBound ?? 0) + 1
    let wasTried = [HealingSite.valueName, HealingSite.answerName].contains(
      site.outline.text(first))
    if wasTried || site.declaration.keyword.hasPrefix("_") { return site.trap }
    if site.declaration.keyword == "init" {
      return site.outline.isPunctuation(site.declaration.keywordIndex + 1, "?")
        ? "return nil" : site.trap
    }
    if ["", "Void", "()"].contains(type) {
      healing.kind = .statement
      return answer(site)
    }
    if MissingValue.isStated(type) {
      healing.kind = .value
      return site.value
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

  /// Calls the closure that a function was handed to answer with, if it was.
  private func answer(_ site: HealingSite) -> String {
    guard let parameters = parameters(site) else { return "" }
    let outline = site.outline
    var (start, name) = (parameters.lowerBound + 1, "")
    while start < parameters.upperBound {
      var end = start
      while end < parameters.upperBound, !outline.isPunctuation(end, ",") {
        end = outline.after(end)
      }
      if let colon = (start..<end).first(where: { outline.isPunctuation($0, ":") }),
        isAnswer(outline.text(colon + 1..<end))
      {
        name = outline.text(colon - 1)
      }
      start = end + 1
    }
    guard !name.isEmpty else { return "" }
    return "\(HealingSite.answerName)(\(name), \(SwiftCode.literal(site.label)))"
  }

  /// Whether the type of a parameter is that of a closure which may be called later, and of whose
  /// result nothing becomes.
  private func isAnswer(_ type: String) -> Bool {
    guard type.contains("->") else { return type.contains("@escaping ") }
    let isKept = type.contains("@escaping ") || type.contains(")?")
    return isKept && type.contains(#/->\s*(Void|\(\s*\))\s*(\)\s*\??)?\s*(=.*)?$/#)
  }
}
