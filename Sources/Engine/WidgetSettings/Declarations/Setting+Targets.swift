extension Setting where Value == [String] {
  /// Names of the targets to draw; empty for all with widgets.
  package static var targets: Self {
    Setting(
      "targets", option: SettingOption("--target", "-t", value: "LIST", concernsLists: true),
      isInFile: false, .list(), usual: [],
      help: "only these targets of a project (vitrine list --targets shows them)")
  }
}
