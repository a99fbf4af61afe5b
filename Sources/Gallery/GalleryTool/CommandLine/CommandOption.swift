/// An option that a command understands.
struct CommandOption: Sendable {
  /// All spellings, the one shown first and used by the code: `--output`, `-o`.
  let names: [String]
  /// What stands for the value in the help, e.g. `DIR`; nil for a switch.
  let value: String?
  /// One sentence for the help.
  let summary: String
  /// Whether an empty value says as much as none, as words for people do.
  let mayBeEmpty: Bool
  /// Words that a value can be, or that its list can hold; empty where there is no telling.
  let choices: [String]

  init(
    _ names: String..., value: String? = nil, mayBeEmpty: Bool = false, does summary: String
  ) {
    self.init(names, value: value, mayBeEmpty: mayBeEmpty, does: summary)
  }

  init(
    _ names: [String], value: String?, mayBeEmpty: Bool = false, choices: [String] = [],
    does summary: String
  ) {
    (self.names, self.value, self.summary) = (names, value, summary)
    (self.mayBeEmpty, self.choices) = (mayBeEmpty, choices)
  }

  /// The spelling by which the code asks for it.
  var name: String { names[0] }

  /// The spellings and the value, as the help shows them.
  var synopsis: String {
    let short = names.filter { !$0.hasPrefix("--") }
    let spellings = (short + names.filter { $0.hasPrefix("--") }).joined(separator: ", ")
    return value.map { "\(spellings) \($0)" } ?? spellings
  }
}
