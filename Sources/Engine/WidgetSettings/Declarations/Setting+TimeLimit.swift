extension Setting where Value == Double {
  /// Seconds one widget may take in all.
  package static var timeLimit: Self {
    Setting(
      "timeLimit", option: SettingOption("--time-limit", value: "SECONDS", concernsLists: true),
      isInFile: false, isTold: true, .positive("seconds", upTo: 86_400), usual: 60,
      help: "how long one widget may take")
  }
}
