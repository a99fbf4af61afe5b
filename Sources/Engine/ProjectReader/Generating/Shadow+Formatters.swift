extension Shadow {
  /// Formatter classes that begin with this machine's locale and zone; public, as public
  /// declarations may name them.
  static let formatters: [Shadow] = [
    formatter(
      "DateFormatter",
      ["locale = VitrineClock.locale", "timeZone = VitrineClock.timeZone"],
      extra: """

          public override class func localizedString(
            from date: Date, dateStyle: Style, timeStyle: Style
          ) -> String {
            let formatter = DateFormatter()
            formatter.dateStyle = dateStyle
            formatter.timeStyle = timeStyle
            return formatter.string(from: date)
          }
        """),
    formatter("NumberFormatter", ["locale = VitrineClock.locale"], extra: ""),
  ]

  private static func formatter(
    _ name: String, _ settings: [String], extra: String
  ) -> Shadow {
    Shadow(
      type: nil, name: name,
      code: """
        nonisolated public class \(name): Foundation.\(name), @unchecked Sendable {
          public override init() {
            super.init()
            \(settings.joined(separator: "\n    "))
          }

          public required init?(coder: NSCoder) {
            super.init(coder: coder)
          }
        \(extra)
        }
        """)
  }
}
