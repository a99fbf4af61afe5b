extension Setting where Value == Double {
  /// Megabytes (2²⁰ bytes) a provider may take before that is said. Apple publishes no number;
  /// developers meet the end of their widgets' processes at about this size.
  package static var memoryLimit: Self {
    Setting(
      "memoryLimit", option: SettingOption("--memory-limit", value: "MB"), isTold: true,
      .positive("megabytes", upTo: 1_000_000), usual: 30, usually: "30, as on a device",
      help: "warn of widgets that need more memory than this")
  }
}
