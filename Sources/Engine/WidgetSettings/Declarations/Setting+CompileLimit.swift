extension Setting where Value == Double {
  /// Seconds of a processor that compiling one program takes as a rule, beyond which more of its
  /// code is left out; at twice as many it is given up.
  package static var compileLimit: Self {
    Setting(
      "compileLimit", option: SettingOption("--compile-limit", value: "SECONDS"),
      .positive("seconds", upTo: 86_400), usual: 1200,
      help: "how long compilers may work for one program",
      details: """
        Counted in seconds of one processor. Where names are missing, the smallest parts of the \
        code that need them are looked for until that has taken 40 % of it; whole bodies go until \
        60 %, and whole files from then on or when all of it has passed. At twice as long \
        compiling is given up.
        """)
  }
}
