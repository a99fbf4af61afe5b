import CatalogueManifest

extension Axis {
  /// The axes of what was rendered, with the values that occur.
  static func rendered(in manifest: Manifest) -> [Axis] {
    let titles: [(String, String, [(String, String)])] = [
      (
        "family", "Size",
        [
          ("systemSmall", "Small"), ("systemMedium", "Medium"), ("systemLarge", "Large"),
          ("systemExtraLarge", "Extra Large"),
          ("systemExtraLargePortrait", "Extra Large Portrait"),
          ("accessoryCircular", "Circular"), ("accessoryRectangular", "Rectangular"),
          ("accessoryInline", "Inline"), ("accessoryCorner", "Corner"),
          ("activityLockScreen", "Lock Screen"), ("activitySmall", "Smart Stack"),
          ("dynamicIslandCompact", "Compact Island"),
          ("dynamicIslandExpanded", "Expanded Island"),
          ("dynamicIslandMinimal", "Minimal Island"),
          ("controlSmall", "Small Control"), ("controlMedium", "Medium Control"),
          ("view", "View"),
        ]
      ),
      (
        "mode", "Rendering mode",
        [
          ("fullColor", "Full Colour"), ("accented", "Accented"), ("vibrant", "Vibrant"),
          ("standBy", "StandBy"), ("standByNight", "StandBy at Night"),
        ]
      ),
      ("scheme", "Appearance", [("light", "Light"), ("dark", "Dark")]),
      (
        "state", "State",
        [
          ("snapshot", "Snapshot"), ("placeholder", "Placeholder"), ("redacted", "Private"),
          ("entry", "Timeline"),
        ]
      ),
    ]
    return titles.map { name, title, values in
      let used = Set(
        manifest.renders.compactMap { name == "family" ? $0.family : $0.variant[name] })
      return Axis(
        name, title, values.filter { used.contains($0.0) }.map { Axis.Value($0.0, $0.1) })
    }
  }
}
