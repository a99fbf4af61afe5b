extension Setting where Value == Int {
  /// More timeline entries than this are cut, with a warning.
  package static var entryLimit: Self {
    Setting(
      "entries", option: SettingOption("--entries", value: "N"), isInFile: false, isTold: true,
      .count, usual: 100, help: "at most this many entries of a timeline")
  }
}
