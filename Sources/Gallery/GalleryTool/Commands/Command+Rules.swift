extension Command {
  /// `vitrine rules`: what can be found wrong.
  static let rules = Command(
    name: "rules", usage: "[ID]",
    summary: "List what can be found wrong, whose fault it is, and what to do",
    details: "The id of a rule stands in brackets behind each problem. With an id, all of that "
      + "rule is told.",
    run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let list = try RuleList.read()
    if arguments.inputs.isEmpty {
      Console.line(list.overview)
      return .success
    }
    let texts = try arguments.inputs.map { id in
      guard let rule = list[id] else {
        let near = list.nearest(to: id).joined(separator: " or ")
        let meant = near.isEmpty ? "" : "Did you mean \(near)? "
        throw UsageError("there is no rule \(id).", hint: "\(meant)See: vitrine rules")
      }
      return RuleList.text(rule)
    }
    Console.line(texts.joined(separator: "\n\n"))
    return .success
  }
}
