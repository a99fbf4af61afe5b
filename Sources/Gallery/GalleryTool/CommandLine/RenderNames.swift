/// The values of an axis and the other spellings in which people write them.
struct RenderNames: Sendable {
  /// The names used in ids, in the order of WidgetKit or of the page.
  let known: [String]
  /// Other spelling in lower case → name.
  let others: [String: String]

  /// The name meant by a word in any capitalisation.
  func name(_ word: String) -> String? {
    let lower = word.lowercased()
    return known.first { $0.lowercased() == lower } ?? others[lower]
  }

  static let family = RenderNames(
    known: [
      "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
      "systemExtraLargePortrait", "accessoryCircular", "accessoryRectangular", "accessoryInline",
      "accessoryCorner", "activityLockScreen", "dynamicIslandCompact", "dynamicIslandExpanded",
      "dynamicIslandMinimal", "controlSmall", "controlMedium", "view",
    ],
    others: [
      "small": "systemSmall", "medium": "systemMedium", "large": "systemLarge",
      "extralarge": "systemExtraLarge", "extra-large": "systemExtraLarge",
      "circular": "accessoryCircular", "rectangular": "accessoryRectangular",
      "inline": "accessoryInline", "corner": "accessoryCorner",
    ])

  static let scheme = RenderNames(known: ["light", "dark"], others: [:])

  static let state = RenderNames(
    known: ["snapshot", "placeholder", "redacted", "entry"],
    others: [
      "timeline": "entry", "entries": "entry", "private": "redacted", "privacy": "redacted",
    ])
}
