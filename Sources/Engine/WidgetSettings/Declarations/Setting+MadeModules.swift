extension Setting where Value == [String] {
  /// Modules that are made from the use of their names and of which nothing need be said.
  package static var madeModules: Self {
    Setting(
      "madeModules", option: SettingOption("--stub", value: "LIST", concernsLists: true),
      .list(), usual: [],
      help: "modules to be made from the use of their names, wherever they may be had",
      details: """
        So are all that can be had nowhere; those named here are made even if they can be had, and \
        no warning speaks of them. A stand-in under `stubs` comes before.
        """)
  }
}
