extension SystemColor {
  /// Finds a colour by the name UIKit, SwiftUI or an asset catalog uses.
  package init?(named name: String) {
    guard let color = Self.byName[name] else { return nil }
    self = color
  }

  /// The name in palette files; the same as the case's.
  package var name: String { String(describing: self) }

  /// Other names for the same colours: SwiftUI's hierarchy and constants.
  private static let aliases: [(String, SystemColor)] = [
    ("primary", .label), ("secondary", .secondaryLabel), ("tertiary", .tertiaryLabel),
    ("quaternary", .quaternaryLabel), ("quinary", .quinaryLabel), ("grey", .gray),
    ("accentColor", .accent), ("tint", .accent), ("tintColor", .accent),
    ("controlAccentColor", .accent),
    // UIKit: deprecated in iOS 13 for the other name.
    ("groupTableViewBackgroundColor", .systemGroupedBackground),
  ]

  /// Every accepted spelling: `blue`, `systemBlue`, `systemBlueColor`, `label`, `labelColor`.
  private static let byName: [String: SystemColor] = {
    var names: [String: SystemColor] = [:]
    for (name, color) in aliases { names[name] = color }
    for color in allCases {
      let name = color.name
      names[name] = color
      names[name + "Color"] = color
      if color.rawValue <= SystemColor.gray6.rawValue {
        let system = "system" + name.prefix(1).uppercased() + name.dropFirst()
        names[system] = color
        names[system + "Color"] = color
      }
    }
    return names
  }()
}
