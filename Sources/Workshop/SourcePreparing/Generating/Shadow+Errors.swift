extension Shadow {
  /// What errors say of themselves: public, as public protocols may ask for it. `NSError` keeps
  /// Foundation's words where code names it as that: what is added to a class cannot be overridden.
  static let errors: [Shadow] = [
    Shadow(
      type: "Error", name: "localizedDescription",
      code: """
        nonisolated extension Error {
          public var localizedDescription: String { VitrineErrorText.of(self) }
        }
        """)
  ]
}
