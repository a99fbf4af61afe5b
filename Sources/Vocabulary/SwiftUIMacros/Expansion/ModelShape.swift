import SourceLexing

/// The stored properties of a class with `@Model`, as far as its source tells.
struct ModelShape {
  struct Property: Equatable {
    let name: String
    /// Whether it can be set later.
    let isVariable: Bool
    /// Whether it has a value to begin with.
    let hasValue: Bool
    /// The key path that a relationship names as its inverse, as text.
    var inverse: String?
    /// The rule of deleting that a relationship names, as text.
    var deleteRule: String?
    /// Whether no two objects share its value.
    var isUnique = false
  }

  private(set) var properties: [Property] = []
  /// Whether objects of it can be made from outside: not if it may have a class above, a property
  /// that cannot be read from the source, or belongs to an actor.
  private(set) var isMade = false

  /// What a class may name behind its colon that is certainly a protocol.
  private static let protocols: Set<String> = [
    "Identifiable", "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable",
    "Sendable", "ObservableObject", "CustomStringConvertible", "CustomDebugStringConvertible",
    "Observable", "PersistentModel", "AppEntity", "Transferable",
  ]
  /// Attributes beside which a property is stored as it stands.
  private static let attributes: Set<String> = [
    "@Attribute", "@Relationship", "@Transient", "@ObservationIgnored", "@available",
  ]

  init(_ source: String) {
    let text = SourceText(source)
    guard !text.tokens.contains(where: { $0.kind == .directive && text.text($0) == "#if" }) else {
      return
    }
    let outline = SourceOutline(text, isActive: text.tokens.map { _ in true })
    guard let model = outline.declarations.first, model.keyword == "class",
      Self.isPlain(model, in: outline)
    else { return }
    for (index, member) in outline.declarations.enumerated()
    where member.parent == 0 && member.isVariable {
      let words = (member.range.lowerBound..<member.keywordIndex).map { outline.text($0) }
      let isComputed =
        member.body != nil && member.value == nil
        && !outline.declarations.contains {
          $0.parent == index && ["willSet", "didSet"].contains($0.keyword)
        }
      if isComputed || words.contains("static") || words.contains("class") { continue }
      guard Self.isSingle(member, in: outline) else { return }
      let own = words.filter { $0.hasPrefix("@") }
      if words.contains("lazy") { continue }
      guard own.allSatisfy(Self.attributes.contains), outline.isWord(member.keywordIndex + 1) else {
        return
      }
      let hasValue = member.value != nil
      // What cannot be set later and has a value keeps it.
      if member.keyword == "let", hasValue { continue }
      var property = Property(
        name: member.name, isVariable: member.keyword == "var" && !own.contains("@Transient"),
        hasValue: hasValue)
      property.inverse = Self.argument("inverse", member, in: outline)
      property.deleteRule = Self.argument("deleteRule", member, in: outline)
      property.isUnique = Self.isUnique(member, in: outline)
      properties.append(property)
    }
    isMade = true
  }

  private static func isPlain(_ model: SourceDeclaration, in outline: SourceOutline) -> Bool {
    let before = (model.range.lowerBound..<model.keywordIndex).map { outline.text($0) }
    guard !before.contains("@MainActor") else { return false }
    guard let body = model.body else { return false }
    // Of a generic class nobody knows which objects are meant.
    let header = model.keywordIndex..<body.lowerBound
    guard !header.contains(where: { outline.isPunctuation($0, "<") }) else { return false }
    return (model.inheritance ?? 0..<0).allSatisfy {
      !outline.isWord($0) || protocols.contains(outline.text($0))
    }
  }

  /// Whether a declaration declares one name: `var a, b: Int` declares two.
  private static func isSingle(_ member: SourceDeclaration, in outline: SourceOutline) -> Bool {
    var angles = 0
    let end = member.body?.lowerBound ?? member.range.upperBound
    for index in member.keywordIndex..<max(end, member.keywordIndex) {
      if outline.isPunctuation(index, "<") { angles += 1 }
      if outline.isPunctuation(index, ">"), !outline.isPunctuation(index - 1, "-") { angles -= 1 }
      if angles == 0, outline.isPunctuation(index, ","),
        outline.enclosing[index] == outline.enclosing[member.keywordIndex]
      {
        return false
      }
    }
    return true
  }

  /// Whether a property has `@Attribute(.unique)`.
  private static func isUnique(_ member: SourceDeclaration, in outline: SourceOutline) -> Bool {
    (member.range.lowerBound..<member.keywordIndex).contains { index in
      guard outline.isWord(index, "unique"), let open = outline.enclosing[index], open > 0 else {
        return false
      }
      return outline.text(open - 1) == "@Attribute"
    }
  }

  /// What `@Relationship(deleteRule: .cascade, inverse: \X.y)` names, as text.
  private static func argument(
    _ label: String, _ member: SourceDeclaration, in outline: SourceOutline
  ) -> String? {
    for index in member.range.lowerBound..<member.keywordIndex
    where outline.isWord(index, label) && outline.isPunctuation(index + 1, ":") {
      guard let open = outline.enclosing[index], let close = outline.partners[open] else {
        continue
      }
      var end = index + 2
      while end < close, !outline.isPunctuation(end, ",") { end = outline.after(end) }
      guard end > index + 2 else { return nil }
      let first = outline.tokens[index + 2].range.lowerBound
      return outline.source.text(first..<outline.tokens[end - 1].range.upperBound)
    }
    return nil
  }
}
