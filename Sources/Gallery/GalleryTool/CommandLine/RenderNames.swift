import ProjectReader
import ResourceCatalogs
import WidgetHost

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
    known: Device.familyOrder,
    others: [
      "small": "systemSmall", "medium": "systemMedium", "large": "systemLarge",
      "extralarge": "systemExtraLarge", "extra-large": "systemExtraLarge",
      "circular": "accessoryCircular", "rectangular": "accessoryRectangular",
      "inline": "accessoryInline", "corner": "accessoryCorner",
    ])

  static let scheme = RenderNames(known: ["light", "dark"], others: [:])

  static let mode = RenderNames(
    known: RenderingMode.allCases.map(\.rawValue),
    others: [
      "full-color": "fullColor", "tinted": "accented", "lock-screen": "vibrant",
      "stand-by": "standBy", "night": "standByNight",
    ])

  /// The answers to “Allow … to use your location?”, as an app's settings name them.
  static let location = RenderNames(
    known: LocationAuthorization.allCases.map(\.rawValue),
    others: [
      "denied": "never", "when-in-use": "whenInUse", "when-in-use-or-widgets": "widgets",
      "wheninuseorwidgets": "widgets",
    ])

  static let state = RenderNames(
    known: ["snapshot", "placeholder", "redacted", "entry"],
    others: [
      "timeline": "entry", "entries": "entry", "private": "redacted", "privacy": "redacted",
    ])
}
