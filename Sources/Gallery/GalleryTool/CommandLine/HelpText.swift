/// What `vitrine help` prints.
enum HelpText {
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { "  " + padded($0.name, width) + "  " + $0.summary }
    return """
      vitrine \(Version.current): draws iOS widgets without a Mac.

      Usage: vitrine COMMAND …

      \(commands.joined(separator: "\n"))

      vitrine help COMMAND tells more, vitrine help settings what vitrine.json may say.
      --version prints the version, the compiler, and since when pictures are drawn alike.

      \(exitCodes)
      """
  }

  static func of(_ command: Command) -> String {
    var text = "\(command.summary)\n\nUsage: vitrine \(command.name) \(command.usage)"
    if !command.details.isEmpty { text += "\n\n" + command.details }
    if !command.options.isEmpty {
      let width = command.options.map(\.synopsis.count).max() ?? 0
      let lines = command.options.map { "  " + padded($0.synopsis, width) + "  " + $0.summary }
      text += "\n\nOptions:\n" + lines.joined(separator: "\n")
    }
    return text + "\n\n" + exitCodes
  }

  private static var exitCodes: String {
    "Exit codes:\n"
      + ExitCode.allCases.map { "  " + padded("\($0.rawValue)", 2) + "  " + $0.meaning }
      .joined(separator: "\n")
      + "\nCtrl-C and kill end it by their signals (130, 143 in a shell), with no output changed."
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
