import SourceLexing

/// A modifier that nobody has is dropped from its chain.
struct UnknownModifier: HealingRule {
  func healing(of site: HealingSite) -> Healing? {
    guard let missing = site.missing, case .member(let owner) = missing.kind,
      Self.isView(owner) || site.views.contains(MissingName.plain(owner)),
      let dot = Self.dot(before: missing.name, near: site.token, site.outline),
      let link = site.outline.link(at: dot)
    else { return nil }
    return Healing(kind: .modifier, edits: [site.replaced(link, by: "")])
  }

  private static let views: Set<String> = [
    "Text", "Image", "Color", "Label", "Button", "Toggle", "Gauge", "ProgressView", "Group",
    "ForEach", "Spacer", "Divider", "Circle", "Capsule", "Ellipse", "Rectangle", "Path", "Link",
    "RoundedRectangle", "ContainerRelativeShape", "EmptyView", "VStack", "HStack", "ZStack",
    "Section", "List", "Chart", "DynamicIsland", "StaticConfiguration", "IntentConfiguration",
    "AppIntentConfiguration", "ActivityConfiguration", "Grid", "GridRow", "LineMark", "BarMark",
    "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark",
  ]

  /// Whether a type, as the compiler writes it, is one whose members are modifiers.
  static func isView(_ type: String) -> Bool {
    if type.hasPrefix("some ") { return type.contains("View") || type.contains("Configuration") }
    if type == "Self.Content" || type.hasSuffix(".Content") || type == "Content" { return true }
    let plain = MissingName.plain(type)
    let last = plain.split(separator: ".").last.map(String.init) ?? plain
    return views.contains(last) || last.hasSuffix("View") || last.hasSuffix("Modifier_Content")
      || last == "ModifiedContent" || last == "_ModifiedConfiguration"
  }

  /// The dot before a name; an error points at either, or at what is before.
  private static func dot(
    before name: String, near token: Int, _ outline: SourceOutline
  ) -> Int? {
    let name = String(name.prefix { $0 != "(" })
    for index in max(0, token - 1)..<min(outline.tokens.count, token + 400)
    where outline.isPunctuation(index, ".") && outline.text(index + 1) == name {
      return index
    }
    return nil
  }
}
