extension WidgetDescriptor {
  /// The widget with what its configurations begin with. Asking may cost the program its life or
  /// take too long, and then costs that alone.
  ///
  /// - Parameter seconds: How long to wait.
  @MainActor package func configured(within seconds: Double) async -> WidgetDescriptor {
    guard let configure else { return self }
    let part = unit.map { $0.with(part: "options") }
    let ledger = UnitLedger.current
    if let part, ledger.skipped.contains(part.key) { return self }
    if let part { ledger.follow(part, false) }
    let answer = await TimeLimit.answer(within: seconds) {
      ConfiguredWidget(value: await configure(self))
    }
    if let part { ledger.follow(part, true) }
    return answer?.value ?? self
  }
}

/// A widget that is handed between tasks of the main actor.
private struct ConfiguredWidget: @unchecked Sendable {
  let value: WidgetDescriptor
}
