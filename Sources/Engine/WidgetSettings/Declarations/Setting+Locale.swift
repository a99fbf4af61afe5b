extension Setting where Value == String {
  /// A locale identifier.
  package static var locale: Self {
    Setting(
      "locale", option: SettingOption("--locale", value: "NAME"), isTold: true,
      .text("a language and region", example: "de_DE", isOne: LocaleName.isKnown), usual: "en_US",
      help: "language and region")
  }
}
