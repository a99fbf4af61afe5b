import Encodings

extension Setting where Value == [String: String] {
  /// What is wanted of checks: rule → `on`, `off`, `note`, `warning`, `error`.
  package static var checks: Self {
    Setting(
      "checks", isTold: true,
      .table("checks with what to do").example(
        .object(["text-cut-off": .string("off"), "low-contrast-text": .string("error")])),
      usual: [:], help: "how much the findings of each check matter, or that it is not to run",
      details: """
        `off` switches a check off; `note`, `warning` and `error` have its findings matter so \
        much, and `on` as much as usual. `vitrine help check` lists the checks.
        """)
  }
}
