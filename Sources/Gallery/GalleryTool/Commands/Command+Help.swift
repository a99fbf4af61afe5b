extension Command {
  /// `vitrine help`
  static let help = Command(
    name: "help", usage: "[COMMAND]", summary: "Say what a command does and understands",
    run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    guard let name = arguments.inputs.first else {
      Console.line(HelpText.overview)
      return .success
    }
    guard let command = Command.named(name) else {
      let known = Command.all.map(\.name).joined(separator: ", ")
      throw UsageError("there is no command \(name).", hint: "Known: \(known).")
    }
    Console.line(HelpText.of(command))
    return .success
  }
}
