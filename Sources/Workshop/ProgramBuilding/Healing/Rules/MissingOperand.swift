import SourceLexing

/// Of `a ?? b` and `a ? b : c` only the operand goes in which something is missing: without `a` the
/// value is `b`, as the code itself says.
struct MissingOperand: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let declaration = site.declaration
    guard let scope = site.section == .value ? declaration.value : declaration.body,
      site.section != .header
    else { return nil }
    for open in site.outline.brackets(around: site.token) where scope.contains(open) {
      guard let range = code(in: open, site) else { continue }
      if let operand = smallest(in: range, site) { return value(operand, site) }
      if site.outline.isPunctuation(open, "{") { return nil }
    }
    guard site.section == .value, let operand = smallest(in: scope, site) else { return nil }
    return value(operand, site)
  }

  private func value(_ operand: Range<Int>, _ site: HealingSite) -> Healing {
    Healing(kind: .value, edits: [site.replaced(operand, by: site.value)])
  }

  /// What of a bracket may hold the operand: of braces the statement around the error.
  private func code(in open: Int, _ site: HealingSite) -> Range<Int>? {
    let outline = site.outline
    if outline.isPunctuation(open, "{") { return outline.statement(around: site.token, in: open) }
    return outline.partners[open].map { open + 1..<$0 }
  }

  /// The smallest operand around the error that nothing stands for yet.
  private func smallest(in range: Range<Int>, _ site: HealingSite) -> Range<Int>? {
    let expressions = OperandReader(site.outline).expressions(in: range)
    guard let expression = expressions.first(where: { $0.contains(site.token) }),
      let operand = OperandReader(site.outline).operand(around: site.token, in: expression),
      !operand.isEmpty, !site.hasValue(operand), !site.isHealed(operand)
    else { return nil }
    return operand
  }
}
