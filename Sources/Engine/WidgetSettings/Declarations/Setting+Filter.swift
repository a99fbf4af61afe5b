extension Setting where Value == [String] {
  /// Words of which a widget's name, kind or id must contain one; empty for all widgets.
  package static var filter: Self {
    Setting(
      "filter", option: SettingOption("--filter", "-f", value: "TEXT", concernsLists: true),
      isInFile: false, .list(), usual: [],
      help: "only widgets whose name, kind or id contains TEXT (* allowed)")
  }
}
