package import CatalogueManifest
import DiagnosticRecords

extension ReviewRecord {
  package init(generator: String, title: String, sides: [String], axes: [ManifestAxis] = []) {
    (self.generator, self.title, self.sides, self.axes) = (generator, title, sides, axes)
    (widgets, groups, items, unchanged, outOfScope, diagnostics) = ([], [], [], [], [], [])
  }

  /// Each problem once, the gravest first, in an order that does not depend on who found it.
  static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let ranks = Diagnostic.Severity.allCases
    func key(_ one: Diagnostic) -> [String] {
      let severity = ranks.firstIndex(of: one.severity) ?? 0
      return ["\(severity)", one.file ?? "", one.render ?? "", one.rule, one.message]
    }
    let sorted = Set(diagnostics).map { (key: key($0), line: $0.line ?? 0, problem: $0) }
      .sorted { one, other in
        if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
        return (one.line, one.problem.hint ?? "") < (other.line, other.problem.hint ?? "")
      }
    return sorted.map(\.problem)
  }

  /// Puts everything in its order and finds the groups.
  package mutating func finish() {
    diagnostics = Self.ordered(diagnostics)
    let isSettled = count(.added) == 0 && count(.removed) == 0
    if isSettled || colours?.isEmpty ?? true { colours = nil }
    let named = Set(items.map(\.widget))
    widgets = widgets.filter { named.contains($0.id) }.sorted { $0.id < $1.id }
    group()
  }

  /// Finds the groups of all items.
  package mutating func group() {
    let names = Dictionary(widgets.map { ($0.id, $0.name) }) { first, _ in first }
    groups = ChangeGroups(items, names).groups
    let owners = Dictionary(
      groups.flatMap { group in group.items.map { ($0, group.id) } }
    ) { first, _ in first }
    for index in items.indices { items[index].group = owners[items[index].id] ?? "" }
  }

  /// Lists the widgets of all items.
  mutating func nameWidgets(_ known: [CatalogueManifest.Widget], _ former: [String: String]) {
    let widgets = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    self.widgets = Set(items.map(\.widget)).sorted().map { id in
      Widget(
        id: id, name: widgets[id]?.name ?? former[id] ?? id, source: widgets[id]?.source)
    }
  }

  /// How many items a change happened to.
  package func count(_ change: Verdict.Change) -> Int { items.count { $0.change == change } }

  /// Whether somebody has to look: something changed, appeared or went away.
  package var needsReview: Bool { items.contains { $0.change != .notRendered } }

  /// Whether nothing differs but for names that are there now.
  package var isOnlyFilledIn: Bool {
    needsReview && items.allSatisfy { [.filledIn, .notRendered].contains($0.change) }
  }

  /// Whether something cannot be accepted as it is.
  package var isUnstable: Bool { count(.unstable) > 0 }

  /// Whether something could not be compared.
  package var isIncomplete: Bool { count(.notRendered) > 0 }

  /// `2 changed, 1 added, 40 unchanged`
  package var counts: String {
    var parts = Verdict.Change.allCases.compactMap { change -> String? in
      let count = count(change)
      return count > 0 ? "\(count) \(change.words)" : nil
    }
    parts.append("\(unchanged.count) unchanged")
    if !outOfScope.isEmpty { parts.append("\(outOfScope.count) not asked about") }
    return parts.joined(separator: ", ")
  }
}

extension Verdict.Change {
  /// For people.
  package var words: String {
    switch self {
    case .unstable: "not the same twice"
    case .notRendered: "not rendered"
    case .filledIn: "filled in"
    case .changed, .added, .renamed, .removed: rawValue
    }
  }
}
