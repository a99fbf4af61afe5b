/// Names the system has already: Xcode generates no member of that type for an asset so called,
/// only the resource.
extension AssetSymbols {
  /// Members of `Color`.
  static let systemColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// Members of `ShapeStyle` of other types: which one is meant would be ambiguous.
  static let systemStyles: Set<String> = [
    "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary",
    "regularMaterial", "selection", "separator", "tertiary", "thickMaterial", "thinMaterial",
    "tint", "ultraThickMaterial", "ultraThinMaterial", "windowBackground",
  ]

  /// Members of `UIColor`.
  static let uiColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]

  /// Members of `UIImage`.
  static let uiImages: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]
}
