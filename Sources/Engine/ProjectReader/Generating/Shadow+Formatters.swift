extension Shadow {
  /// Formatter classes that begin with this machine's locale and zone.
  static let formatters: [Shadow] = [
    formatter(
      "DateFormatter",
      ["locale = VitrineClock.locale", "timeZone = VitrineClock.timeZone"],
      extra: """

          override class func localizedString(
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
        nonisolated class \(name): Foundation.\(name), @unchecked Sendable {
          override init() {
            super.init()
            \(settings.joined(separator: "\n    "))
          }

          required init?(coder: NSCoder) {
            super.init(coder: coder)
          }
        \(extra)
        }
        """)
  }
}
