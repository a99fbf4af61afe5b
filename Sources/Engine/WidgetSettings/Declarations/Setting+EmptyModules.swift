extension Setting where Value == [String] {
  /// Modules that are made from the use of their names and of which nothing need be said.
  package static var emptyModules: Self {
    Setting(
      "emptyModules", option: SettingOption("--stub", value: "LIST", concernsLists: true),
      isInFile: false, .list(), usual: [],
      help: "modules to be made from the use of their names, wherever they may be had")
  }
}
