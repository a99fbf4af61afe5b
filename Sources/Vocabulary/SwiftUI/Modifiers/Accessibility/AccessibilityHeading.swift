public import ViewGraph

extension View {
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _ModifiedView
  {
    modified(
      AccessibilityModifier { note, _ in
        if !note.traits.contains("header") { note.traits.append("header") }
        note.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
      })
  }
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
