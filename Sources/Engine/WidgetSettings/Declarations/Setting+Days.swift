extension Setting where Value == Int {
  /// How many days are simulated; 0 for none.
  package static var days: Self {
    Setting(
      "days", option: SettingOption("--days", value: "N"), isTold: true,
      .whole(from: 0, upTo: 14), usual: 0,
      help: "simulate what the system does with the widgets in N days",
      details: """
        Providers are asked again whenever the system would ask them, with the clock at that \
        moment. `vitrine help timeline` tells more.
        """)
  }

  /// What chance in simulated days follows.
  package static var seed: Self {
    Setting(
      "seed", option: SettingOption("--seed", value: "N"), isTold: true,
      .whole(from: 0, upTo: 2_147_483_647), usual: 1,
      help: "the chance of simulated days: the same number, the same days")
  }
}
