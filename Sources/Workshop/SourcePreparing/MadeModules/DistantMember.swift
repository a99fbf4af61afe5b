/// A member without a type in a file that imports none of the modules that are missing: which type
/// it is of, only what it is given to can tell (`store(expiry: .never)`).
struct DistantMember {
  let name: String
  /// The call, if it is one with arguments.
  let call: CallShape?
  /// The label or the variable that it is given to, or the function with a bracket behind it.
  let receiver: String

  static func all(in run: TokenRun) -> [DistantMember] {
    let calls = CallReader(run: run)
    return (0..<run.count).compactMap { index in
      guard run.mark(index) == ".", !run.endsValue(index - 1), let name = run.word(index + 1),
        name.first?.isLowercase == true, let receiver = receiver(index - 1, run)
      else { return nil }
      let isCall = run.mark(index + 2) == "(" && run.isJoined(index + 2)
      let call = isCall ? calls.shape(at: index + 2)?.shape : nil
      return DistantMember(
        name: name, call: call.flatMap { $0.arguments.isEmpty ? nil : $0 }, receiver: receiver)
    }
  }

  /// What stands before a member, or the list that begins with it.
  private static func receiver(_ before: Int, _ run: TokenRun) -> String? {
    let index = run.mark(before) == "[" && !run.isJoined(before) ? before - 1 : before
    switch run.mark(index) {
    case ":": return run.word(index - 1)
    case "=":
      let last = run.mark(index - 1) == "=" || run.mark(index - 1) == "!" ? index - 2 : index - 1
      return run.word(last)
    case "(": return run.word(index - 1).map { $0 + "(" }
    default: return nil
    }
  }
}
