extension Setting where Value == Bool {
  /// Whether no connection is opened: packages are taken from what is at hand, and one that is not
  /// is an error.
  package static var offline: Self {
    Setting(
      "offline", option: SettingOption("--offline", concernsLists: true), isInFile: false, .flag,
      usual: false,
      help: "open no connection: packages come from checkouts, --packages and the cache; one that "
        + "is not there is an error")
  }
}
