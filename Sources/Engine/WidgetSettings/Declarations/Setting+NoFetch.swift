extension Setting where Value == Bool {
  /// Whether packages that the project has not checked out itself are done without.
  package static var noFetch: Self {
    Setting(
      "noFetch", option: SettingOption("--no-fetch", concernsLists: true), isInFile: false, .flag,
      usual: false,
      help: "do without packages that are not checked out beside the project; nothing is cloned")
  }
}
