import CatalogueManifest
import DiagnosticRecords

/// Names of code that are not at hand, as the terminal lists them: each once, with the number of
/// its positions, whatever program, message or picture speaks of it.
enum MissingLines {
  /// At most so many names are spelled out.
  private static let limit = 8
  /// Rules whose warnings say of one position or program what the list says of all.
  private static let rules: Set = ["made-view", "missing-name", "missing-view"]

  /// Whether the list tells what a diagnostic does.
  static func tell(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .warning && rules.contains(diagnostic.rule)
  }

  /// - Parameter hasGallery: Whether a gallery was made, in which all of them are.
  static func lines(_ missing: [MissingItem], hasGallery: Bool) -> [String] {
    let items = ranked(missing)
    if items.isEmpty { return [] }
    var lines = ["Not at hand, so the code is drawn without:"]
    lines += items.prefix(limit).map(line)
    if items.count > limit {
      let rest = Report.count(items.count - limit, "more name")
      lines.append("  … and \(rest)" + (hasGallery ? "; missing.html has them all" : ""))
    }
    return lines
  }

  /// Names of code, the same name in several programs once: what most widgets may come to first,
  /// then what most of the code needs.
  static func ranked(_ missing: [MissingItem]) -> [MissingItem] {
    let names = missing.filter { $0.kind == .name }.map { item in
      var item = item
      item.program = ""
      return item
    }
    return MissingItems(names).all.sorted {
      ($1.widgets.count, $1.positions.count, $0.name)
        < ($0.widgets.count, $0.positions.count, $1.name)
    }
  }

  /// `  Tea: 3 positions (A.swift:4 …), 2 widgets`
  private static func line(_ item: MissingItem) -> String {
    var text = "  \(item.name)"
    if let first = item.positions.first {
      let position = first.file + (first.line.map { ":\($0)" } ?? "")
      let isAlone = item.positions.count == 1
      text += isAlone ? ": \(position)" : ": \(item.positions.count) positions (\(position) …)"
    }
    if !item.widgets.isEmpty { text += ", \(Report.count(item.widgets.count, "widget"))" }
    return Report.visible(text)
  }
}
