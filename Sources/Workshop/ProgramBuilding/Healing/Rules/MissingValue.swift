import SourceLexing

/// A value of a type of which everybody has one becomes a missing value. Any other variable becomes
/// one that is computed: nothing is lost until somebody asks for it.
struct MissingValue: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    let variable = site.declaration
    guard variable.isVariable, site.section == .value, outlineHasName(site) else { return nil }
    if let value = variable.value, !value.isEmpty, Self.isSimple(variable, site.outline),
      !site.isHealed(value), !site.hasValue(value)
    {
      return Healing(kind: .value, edits: [site.replaced(value, by: site.value)])
    }
    return Healing(kind: .value, edits: Self.computed(site))
  }

  private func outlineHasName(_ site: HealingSite) -> Bool {
    site.outline.isWord(site.declaration.keywordIndex + 1)
  }

  private static let simpleTypes: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "TimeInterval", "Bool", "URL", "Data",
    "Color", "Font", "Text", "CGSize", "CGPoint", "CGRect", "Substring", "Int64", "UInt", "Decimal",
    "LocalizedStringKey", "Date", "UUID", "Calendar", "Locale", "TimeZone", "DateComponents",
    "UIColor", "CGColor", "Image", "AnyView", "AttributedString", "DateInterval",
  ]

  /// Whether a variable states a type of which everybody knows that it has a value to be taken.
  private static func isSimple(_ variable: SourceDeclaration, _ outline: SourceOutline) -> Bool {
    guard let type = variable.type, !type.isEmpty else { return false }
    let text = outline.text(type)
    return simpleTypes.contains(text) || text.hasSuffix("?") || text.hasPrefix("[")
      || text.hasPrefix("Set<") || text.hasPrefix("Optional<") || text.contains("->")
  }

  /// Whether code says which type a value has.
  ///
  /// - Parameter text: a type, as code states it; empty if it does not.
  static func isStated(_ text: String) -> Bool { !text.isEmpty && !text.contains("some ") }

  /// Attributes that a computed variable may have.
  private static let kept: Set<String> = [
    "@available", "@MainActor", "@objc", "@inlinable", "@usableFromInline", "@discardableResult",
    "@preconcurrency", "@ViewBuilder",
  ]

  static func computed(_ site: HealingSite) -> [TextEdit] {
    let (outline, variable) = (site.outline, site.declaration)
    var edits: [TextEdit] = []
    var index = variable.range.lowerBound
    while index < variable.keywordIndex {
      var end = index + 1
      if outline.isPunctuation(end, "("),
        outline.tokens[index].kind == .attribute
          || outline.isWord(index, "unowned")
      {
        end = outline.after(end)
      }
      let word = outline.text(index)
      let isWrapper = outline.tokens[index].kind == .attribute && !kept.contains(word)
      // What is wrong itself is taken away by who asks.
      if isWrapper && word != "@" + (site.missing?.name ?? "")
        || ["lazy", "weak", "unowned"].contains(word)
      {
        edits.append(site.replaced(index..<end, by: ""))
      }
      index = end
    }
    let keyword = variable.keywordIndex
    edits.append(site.replaced(keyword..<keyword + 1, by: "var"))
    let name = keyword + 1
    let type = variable.type.flatMap { $0.isEmpty ? nil : outline.text($0) } ?? ""
    let isTyped = isStated(type)
    let code = accessors(site, isConstant: variable.keyword == "let", isTyped: isTyped)
    edits.append(
      site.replaced(
        name..<max(variable.range.upperBound, name + 1),
        by: "\(outline.source.text(outline.bytes(name..<name + 1))): "
          + (isTyped ? oneLine(type) : "Never") + " \(code)"))
    return edits
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func accessors(
    _ site: HealingSite, isConstant: Bool, isTyped: Bool
  ) -> String {
    let value = isTyped ? site.value : site.trap
    if isConstant { return "{ \(value) }" }
    let isStatic = (site.declaration.range.lowerBound..<site.declaration.keywordIndex).contains {
      ["static", "class"].contains(site.outline.text($0))
    }
    let isValue = ["struct", "enum"].contains(site.parent?.keyword) && !isStatic
    // Telling a missing one something has no effect.
    let set = isTyped ? "set {}" : "set { \(site.trap) }"
    return "{ get { \(value) } \(isValue ? "nonmutating " : "")\(set) }"
  }
}
