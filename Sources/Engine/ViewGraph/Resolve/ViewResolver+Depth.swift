import DiagnosticRecords

extension _ViewResolver {
  /// Resolves a view within the one that is being resolved, or puts a stand-in where that would be
  /// too deep: a view whose body contains itself must not end the program.
  package func nested(_ resolve: () -> Void) {
    guard depth < RenderSession.depthLimit, StackRoom.isEnough(at: depth) else { return cut() }
    depth += 1
    resolve()
    depth -= 1
  }

  private func cut() {
    session.report(
      .viewsTooDeep,
      "Views are nested too deep to be drawn (more than \(RenderSession.depthLimit) levels).",
      hint: "Check for a view whose body contains itself, or a loop that wraps a view.")
    append(Node(.standIn("nested too deep"), "StandIn"), StandInLayout())
  }
}

extension Rule {
  static let viewsTooDeep = Rule(
    "views-too-deep", fault: .widget, .error, standIn: true,
    "Views are nested too deep to be drawn",
    why: "A stand-in is drawn where it would be too deep.",
    remedy: "Check for a view whose body contains itself, or a loop that wraps a view.")
}
