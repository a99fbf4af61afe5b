extension Setting where Value == [String] {
  /// Modules that need only be importable.
  package static var emptyModules: Self {
    Setting(
      "emptyModules", option: SettingOption("--stub", value: "LIST", concernsLists: true),
      isInFile: false, .list(), usual: [],
      help: "modules that are not at hand and need only be importable")
  }
}
