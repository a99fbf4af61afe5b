extension Setting where Value == Bool {
  /// Whether only problems are said.
  package static var quiet: Self {
    Setting(
      "quiet", option: SettingOption("--quiet", "-q", concernsLists: true), isInFile: false,
      isDrawn: false, .flag, usual: false, help: "say nothing but problems")
  }
}
