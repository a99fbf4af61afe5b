extension Shadow {
  /// Texts in the order and the letters of the chosen locale: Foundation asks the machine for its
  /// own.
  static let texts: [Shadow] =
    [
      .member(
        "String", "StandardComparator", "typealias StandardComparator = VitrineStringComparator"),
      comparing(
        "localizedStandardCompare",
        "VitrineStringComparator.localizedStandard.compare(String(self), String(string))"),
      comparing("localizedCompare", "compare(string, locale: VitrineClock.locale)"),
      comparing(
        "localizedCaseInsensitiveCompare",
        "compare(string, options: .caseInsensitive, locale: VitrineClock.locale)"),
    ] + ["uppercase", "lowercase", "capitalized"].map(spelling)

  private static func comparing(_ name: String, _ comparison: String) -> Shadow {
    .member(
      "StringProtocol", name + "(_:)",
      """
      func \(name)<Letters: StringProtocol>(_ string: Letters) -> ComparisonResult {
          \(comparison)
        }
      """)
  }

  private static func spelling(_ letters: String) -> Shadow {
    let name = "localized" + letters.prefix(1).uppercased() + letters.dropFirst()
    let method = letters == "capitalized" ? letters : letters + "d"
    return .member(
      "StringProtocol", name, "var \(name): String { \(method)(with: VitrineClock.locale) }")
  }
}
