extension Setting where Value == Bool {
  /// Whether packages are done without that nobody has checked out.
  package static var noFetch: Self {
    Setting(
      "noFetch", option: SettingOption("--no-fetch", concernsLists: true), isInFile: false, .flag,
      usual: false,
      help: "take packages from checkouts only, in the project or by --packages, and do without "
        + "others")
  }
}
