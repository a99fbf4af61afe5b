/// Completion for zsh, as a function on its `$fpath`.
enum ZshCompletion {
  static var text: String {
    let names = Command.all.map { CompletionScript.quoted("\($0.name):\($0.summary)") }
    return #"""
      #compdef vitrine
      # Completes vitrine in zsh.
      _vitrine() {
        local context state line
        typeset -A opt_args
        _arguments -C '(- *)'{-h,--help}'[show help]' '(- *)'{-V,--version}'[show the version]' \
          '1: :->command' '*:: :->words'
        case $state in
        command)
          local -a commands=(
            \#(names.joined(separator: "\n      "))
          )
          _describe command commands;;
        words)
          case $line[1] in
      \#(Command.all.map(branch).joined(separator: "\n"))
          esac;;
        esac
      }
      _vitrine "$@"
      """#
  }

  private static func branch(_ command: Command) -> String {
    let operands = CompletionScript.operands(of: command)
    let rest = operands.isEmpty ? "*:input:_files" : "*:topic:(\(operands.joined(separator: " ")))"
    let words =
      command.options.flatMap(specifications) + ["'(- *)'{-h,--help}'[show help]'"]
      + [CompletionScript.quoted(rest)]
    return "    \(command.name))\n      _arguments "
      + words.joined(separator: " \\\n        ") + ";;"
  }

  private static func specifications(_ option: CommandOption) -> [String] {
    option.names.map { name in
      let words = plain(option.summary)
      guard let value = option.value else { return CompletionScript.quoted("\(name)[\(words)]") }
      let form = name.hasPrefix("--") ? name + "=" : name
      return CompletionScript.quoted("*\(form)[\(words)]:\(value):\(action(option))")
    }
  }

  /// What completes the value of an option.
  private static func action(_ option: CommandOption) -> String {
    switch CompletionScript.Values(option) {
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    // The blank keeps it from being given words of zsh's own.
    case .list(let words): " _values -s , value \(words.joined(separator: " "))"
    case .anything: " "
    }
  }

  /// Text without the signs by which specifications are parted.
  private static func plain(_ text: String) -> String {
    text.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: #"\:"#)
  }
}
