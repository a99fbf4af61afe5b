import DiagnosticRecords
import ResourceCatalogs

/// The targets that were asked for by name.
struct TargetChoice {
  /// Names of targets, in the order of the input.
  private(set) var chosen: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - wanted: what was asked for, in any capitalisation; empty for every target.
  ///   - names: the targets with widgets.
  ///   - others: the other targets, to say so if one of them is asked for.
  init(_ wanted: [String], among names: [String], others: [String] = []) {
    guard !wanted.isEmpty else {
      chosen = names
      return
    }
    var found: Set<String> = []
    for word in wanted {
      let exact = names.filter { $0 == word }
      let loose = names.filter { $0.lowercased() == word.lowercased() }
      let matches = exact.isEmpty ? loose : exact
      found.formUnion(matches)
      guard matches.isEmpty else { continue }
      if others.contains(where: { $0.lowercased() == word.lowercased() }) {
        diagnostics.append(.targetWithoutWidgets(word, known: names))
      } else {
        let near = NearestNames.find(word, among: names, limit: 3)
        diagnostics.append(.targetNotFound(word, near: near, known: names))
      }
    }
    chosen = names.filter(found.contains)
  }
}
