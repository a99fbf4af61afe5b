extension Command {
  /// `vitrine help`
  static let help = Command(
    name: "help", usage: "[COMMAND | settings]",
    summary: "Say what a command understands, and what vitrine.json may say",
    options: [schema, page, manual, names], run: perform)

  private static let schema = CommandOption(
    "--schema", does: "of settings: the JSON Schema of vitrine.json")
  private static let page = CommandOption(
    "--page", does: "of settings: the page of the documentation")

  private static let manual = CommandOption("--man", does: "as a page of the manual, for man")
  private static let names = CommandOption("--names", does: "only the names of commands")

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    if arguments.has(names) {
      Console.line(Command.all.map(\.name).joined(separator: "\n"))
      return .success
    }
    guard let name = arguments.inputs.first else {
      Console.line(arguments.has(manual) ? ManualPage.overview.text : HelpText.overview)
      return .success
    }
    if name == SettingsHelp.topic {
      Console.line(
        arguments.has(schema)
          ? SettingsSchema.text
          : arguments.has(page)
            ? SettingsPage.text
            : arguments.has(manual) ? ManualPage.settings.text : SettingsHelp.text)
      return .success
    }
    if let option = [schema, page].first(where: arguments.has) {
      throw UsageError(
        "\(option.name) is about settings.", hint: "vitrine help settings \(option.name)")
    }
    guard let command = Command.named(name) else {
      let known = (Command.all.map(\.name) + [SettingsHelp.topic]).joined(separator: ", ")
      throw UsageError("there is no command \(name).", hint: "Known: \(known).")
    }
    Console.line(arguments.has(manual) ? ManualPage.of(command).text : HelpText.of(command))
    return .success
  }
}
