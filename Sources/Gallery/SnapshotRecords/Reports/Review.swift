package import DiagnosticRecords

/// A verdict with everything a person needs to agree or disagree with it.
package struct Review: Sendable {
  package var title: String
  package var verdict: Verdict
  /// Names of widgets for people, by id.
  package var names: [String: String]
  /// What changed in a picture, in words, by render id.
  package var words: [String: [String]] = [:]
  /// Ids of pictures that are as they were.
  package var unchanged: [(id: String, widget: String)] = []
  /// What else went wrong in the run.
  package var diagnostics: [Diagnostic] = []

  package init(title: String, verdict: Verdict, names: [String: String] = [:]) {
    (self.title, self.verdict, self.names) = (title, verdict, names)
  }

  /// The differences of one widget.
  struct Group {
    let widget: String
    let name: String
    let differences: [Verdict.Difference]
  }

  /// The differences by widget, in order of the widgets' ids.
  var groups: [Group] {
    var groups: [Group] = []
    var current: [Verdict.Difference] = []
    func finish() {
      guard let widget = current.first?.widget else { return }
      groups.append(Group(widget: widget, name: names[widget] ?? widget, differences: current))
      current = []
    }
    let sorted = verdict.differences.sorted { ($0.widget, $0.id) < ($1.widget, $1.id) }
    for difference in sorted {
      if current.last.map({ $0.widget != difference.widget }) ?? false { finish() }
      current.append(difference)
    }
    finish()
    return groups
  }

  /// `2 changed, 1 added, 40 unchanged`
  package var counts: String { Self.counts(verdict) }

  static func counts(_ verdict: Verdict) -> String {
    var parts = Verdict.Change.allCases.compactMap { change -> String? in
      let count = verdict.count(change)
      return count > 0 ? "\(count) \(change.words)" : nil
    }
    parts.append("\(verdict.unchanged) unchanged")
    if verdict.outOfScope > 0 { parts.append("\(verdict.outOfScope) not asked about") }
    return parts.joined(separator: ", ")
  }
}

extension Verdict.Change {
  /// For people.
  var words: String {
    switch self {
    case .unstable: "not the same twice"
    case .notRendered: "not rendered"
    case .filledIn: "filled in"
    case .changed, .added, .renamed, .removed: rawValue
    }
  }
}
