/// Completion for fish, a line for each word that can be completed.
enum FishCompletion {
  static var text: String {
    let first = "complete -c vitrine -n __fish_use_subcommand"
    let lines = [
      "# Completes vitrine in fish.", first + " -f",
      first + " -s V -l version -d 'show the version'",
      "complete -c vitrine -s h -l help -d 'show help'",
    ]
    let commands = Command.all.flatMap { command in
      ["\(first) -a \(command.name) -d \(quoted(command.summary))"] + words(of: command)
    }
    return (lines + commands).joined(separator: "\n")
  }

  private static func words(of command: Command) -> [String] {
    let start = "complete -c vitrine -n '__fish_seen_subcommand_from \(command.name)'"
    let operands = CompletionScript.operands(of: command).joined(separator: " ")
    return (operands.isEmpty ? [] : ["\(start) -f -a '\(operands)'"])
      + command.options.map { option in
        let names = option.names.map { name in
          name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
        }
        return start + names.joined() + value(option) + " -d " + quoted(option.summary)
      }
  }

  /// What completes the value of an option.
  private static func value(_ option: CommandOption) -> String {
    if option.value == nil { return "" }
    return switch CompletionScript.Values(option) {
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    case .list(let words): " -x -a '(__fish_append , \(words.joined(separator: " ")))'"
    case .anything: " -x"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
