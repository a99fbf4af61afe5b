extension Setting where Value == TargetPlatform? {
  /// The system whose `#if os(…)` holds; nil for the one that the project is made for.
  package static var platform: Self {
    Setting(
      "platform", option: SettingOption("--platform", value: "NAME", concernsLists: true),
      .choice, usually: "the one the target is made for, or iOS",
      help: "the system compiled for",
      details: "It decides `#if os(…)` and what can be imported.")
  }
}
