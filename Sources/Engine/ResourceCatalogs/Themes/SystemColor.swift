/// The colours a palette holds. The raw value is the row in the palette's table.
package enum SystemColor: Int, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case black, white, clear, accent
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case placeholderText, link
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case lightText, darkText
  /// The bars that stand for text in a placeholder.
  case placeholderInk
  /// What a widget without a container background is drawn on.
  case widgetBackground
  /// The accent group of a widget on the tinted Home Screen.
  case accentedGroup
  /// What stands for the background of a widget on the tinted Home Screen.
  case accentedBackground
  /// The material under a widget in vibrant rendering.
  case vibrantBackground
  /// The plate of a control that is on.
  case controlOnBackground
  /// The plate of any other control.
  case controlBackground
}
