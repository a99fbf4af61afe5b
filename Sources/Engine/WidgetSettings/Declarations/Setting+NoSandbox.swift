extension Setting where Value == Bool {
  /// Whether widget code and its compilers may do all that the user may.
  package static var noSandbox: Self {
    Setting(
      "noSandbox", option: SettingOption("--no-sandbox", concernsLists: true), isInFile: false,
      .flag, usual: false,
      help: "let widget code and its compiler do all that you may: read and change your files, "
        + "open connections, start programs; only for code you trust")
  }
}
