/// Something the tool can be told to do.
struct Command: Sendable {
  /// What one calls it by.
  let name: String
  /// What follows the name, for the help: `INPUT… [-o DIR]`.
  let usage: String
  /// One line for the list of commands.
  let summary: String
  /// What else there is to say, in full sentences.
  var details = ""
  /// In the order of the help; `--help` is understood besides.
  var options: [CommandOption] = []
  /// Does it.
  let run: @Sendable (Arguments, ToolEnvironment) throws -> ExitCode

  /// All commands, in the order of the help.
  static let all: [Command] = [
    .build, .serve, .list, .timeline, .check, .record, .verify, .approve, .compare, .merge,
    .site, .fonts, .rules, .modules,
    .doctor,
    .clean, .completions, .help,
  ]

  /// The command of a name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
