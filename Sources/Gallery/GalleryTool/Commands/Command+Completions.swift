extension Command {
  /// `vitrine completions`: what a shell needs.
  static let completions = Command(
    name: "completions", usage: "bash | zsh | fish",
    summary: "Print what a shell needs to complete command lines of vitrine",
    details: """
      An installation has them where shells look. By hand:
        source <(vitrine completions bash)
        vitrine completions zsh > DIR/_vitrine, where DIR is one of $fpath
        vitrine completions fish > ~/.config/fish/completions/vitrine.fish
      """,
    run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let known = CompletionScript.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = arguments.inputs.first, arguments.inputs.count == 1 else {
      throw UsageError("completions needs one shell.", hint: "Known: \(known).")
    }
    guard let script = CompletionScript(rawValue: name) else {
      throw UsageError("there are no completions for \(name).", hint: "Known: \(known).")
    }
    Console.line(script.text)
    return .success
  }
}
