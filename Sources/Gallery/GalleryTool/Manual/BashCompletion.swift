/// Completion for bash, as its function for `complete -F`.
enum BashCompletion {
  static var text: String {
    let names = Command.all.map(\.name) + ["--help", "--version"]
    return #"""
      # Completes vitrine in bash.
      _vitrine() {
        local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} command= word
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          if [[ $word != -* ]]; then command=$word; break; fi
        done
        COMPREPLY=()
        case $command in
        '') \#(reply(names)); return;;
      \#(Command.all.map(branch).joined(separator: "\n"))
        esac
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
      }
      complete -F _vitrine vitrine
      """#
  }

  private static func branch(_ command: Command) -> String {
    let values = command.options.filter { $0.value != nil }
    let spellings = command.options.flatMap(\.names) + ["--help"]
    let operands = CompletionScript.operands(of: command)
    var lines = ["  \(command.name))"]
    if !values.isEmpty {
      lines.append("    case $option in")
      lines += values.map { "    \($0.names.joined(separator: "|"))) \(answer($0));;" }
      lines.append("    esac")
    }
    lines.append("    if [[ $current == -* ]]; then \(reply(spellings)); return; fi")
    if !operands.isEmpty { lines.append("    \(reply(operands)); return") }
    return lines.joined(separator: "\n") + ";;"
  }

  /// What completes the value of an option.
  private static func answer(_ option: CommandOption) -> String {
    switch CompletionScript.Values(option) {
    case .files: paths("-f")
    case .folders: paths("-d")
    case .words(let words): reply(words) + "; return"
    case .list(let words):
      #"compopt -o nospace; word=${current%"${current##*,}"}; COMPREPLY=($(compgen -P "$word" -W '"#
        + words.joined(separator: " ") + #"' -- "${current##*,}")); return"#
    case .anything: "return"
    }
  }

  /// Names of files may have blanks in them.
  private static func paths(_ kind: String) -> String {
    "compopt -o filenames; mapfile -t COMPREPLY < <(compgen \(kind) -- \"$current\"); return"
  }

  private static func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
  }
}
