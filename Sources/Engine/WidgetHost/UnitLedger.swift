/// Knows which widget or preview of the program is being described, and passes over those that are
/// known to end the program.
@MainActor package final class UnitLedger {
  /// That of the program.
  package static let current = UnitLedger()

  /// Keys of units that are not to be touched.
  package var skipped: Set<String> = []
  /// The only group of units that is touched, besides the bundle; nil for all.
  package var only: String?
  /// Hears of each unit when it begins and when it is over.
  package var follow: (_ unit: DescribedUnit, _ isOver: Bool) -> Void = { _, _ in }
  private var widgets = 0
  private var open: [DescribedUnit] = []

  package init() {}

  /// The unit that is being described; the innermost, where they are nested.
  package var unit: DescribedUnit? { open.last }

  /// Describes a widget, unless it is to be passed over.
  ///
  /// - Parameter type: The type that declares it. The runtime takes longer to name one than to make
  ///   it, so it is asked for those only that are made.
  package func widget(_ type: @autoclosure () -> String, _ body: () -> Void) {
    var unit = DescribedUnit(.widget, widgets, name: "")
    widgets += 1
    guard isTouched(unit) else { return }
    unit.name = type()
    _ = attempt(unit, body)
  }

  /// Does what the unit that is being described can be described without; nil if it is to be passed
  /// over.
  package func part<Value>(_ part: String, _ body: () -> Value) -> Value? {
    guard let unit else { return body() }
    return attempt(unit.with(part: part), body)
  }

  private func isTouched(_ unit: DescribedUnit) -> Bool {
    if skipped.contains(unit.key) { return false }
    guard let only, unit.kind != .bundle else { return true }
    return unit.group == only || open.contains { $0.group == only }
  }

  /// Does something with a unit; nil if it is to be passed over.
  package func attempt<Value>(_ unit: DescribedUnit, _ body: () -> Value) -> Value? {
    guard isTouched(unit) else { return nil }
    open.append(unit)
    follow(unit, false)
    let value = body()
    follow(unit, true)
    open.removeLast()
    return value
  }
}
