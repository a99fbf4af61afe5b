extension Setting where Value == Bool {
  /// Whether each axis is varied alone, from the first value of all.
  package static var sweep: Self {
    Setting(
      "sweep", option: SettingOption("--sweep"), isInFile: false, .flag, usual: false,
      help:
        "vary each axis alone by the values that show most: text sizes, languages, devices …")
  }
}
