/// What a shell needs to complete command lines, made of the commands and options as they are
/// declared.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// The script, without the end of its last line.
  var text: String {
    switch self {
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }

  /// What can stand for the value of an option.
  enum Values {
    case folders, files, anything
    case words([String])
    /// Some of these, parted by commas.
    case list([String])

    init(_ option: CommandOption) {
      switch option.value {
      case "DIR": self = .folders
      case "FILE": self = .files
      case "LIST" where !option.choices.isEmpty: self = .list(option.choices)
      default: self = option.choices.isEmpty ? .anything : .words(option.choices)
      }
    }
  }

  /// What can follow a command besides options; empty for paths.
  static func operands(of command: Command) -> [String] {
    switch command.name {
    case Command.help.name: Command.all.map(\.name) + [SettingsHelp.topic]
    case Command.completions.name: allCases.map(\.rawValue)
    default: []
    }
  }

  /// A word of a shell in which nothing is an order.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
