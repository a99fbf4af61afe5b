extension Shadow {
  /// Numbers as text. Foundation declares `.number` and its kin once per type; shadowing only some
  /// of them would make the others ambiguous.
  static let numbers: [Shadow] =
    (integerTypes.map { "IntegerFormatStyle<\($0)>" }
    + ["Float", "Double"].map { "FloatingPointFormatStyle<\($0)>" }
    + ["Decimal.FormatStyle"]).flatMap(styles) + [
      .member(
        "BinaryInteger", "formatted()",
        """
        func formatted() -> String {
            IntegerFormatStyle<Self>(locale: VitrineClock.locale).format(self)
          }
        """),
      .member(
        "BinaryFloatingPoint", "formatted()",
        """
        func formatted() -> String {
            FloatingPointFormatStyle<Self>(locale: VitrineClock.locale).format(self)
          }
        """),
      .member(
        "Decimal", "formatted()",
        """
        func formatted() -> String {
            Decimal.FormatStyle(locale: VitrineClock.locale).format(self)
          }
        """),
    ]

  /// Lists as text.
  static let lists: [Shadow] = [
    Shadow(
      type: "Sequence", name: "formatted()",
      code: """
        nonisolated extension Sequence where Element == String {
          @usableFromInline func formatted() -> String {
            formatted(.list(type: .and, width: .standard).locale(VitrineClock.locale))
          }
        }
        """)
  ]

  private static let integerTypes = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private static func styles(_ style: String) -> [Shadow] {
    [
      .style(style, "number", "static var number: Self { Self(locale: VitrineClock.locale) }"),
      .style(
        style + ".Percent", "percent",
        "static var percent: Self { Self(locale: VitrineClock.locale) }"),
      .style(
        style + ".Currency", "currency(code:)",
        """
        static func currency<Letters: StringProtocol>(code: Letters) -> Self {
            Self(code: String(code), locale: VitrineClock.locale)
          }
        """),
    ]
  }
}
