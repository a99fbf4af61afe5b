import DiagnosticRecords
import Foundation

/// What the terminal shows at the end: problems with their place and way out, then the totals.
enum Report {
  /// At most this many problems of a kind are spelled out; the rest are counted.
  private static let limit = 5

  static func diagnostics(_ diagnostics: [Diagnostic]) {
    var counts: [String: Int] = [:]
    for group in groups(diagnostics.filter { $0.severity != .note }) {
      counts[group.first.rule, default: 0] += 1
      guard counts[group.first.rule, default: 0] <= limit else { continue }
      Console.error(text(group.first))
      if group.widgets.count > 1 { Console.error("  In \(group.widgets.joined(separator: ", ")).") }
    }
    for (rule, count) in counts.sorted(by: { $0.key < $1.key }) where count > limit {
      Console.error("… and \(count - limit) more of \(rule); all are in manifest.json")
    }
  }

  /// The same problem in twenty renders is one problem.
  private static func groups(_ diagnostics: [Diagnostic]) -> [(
    first: Diagnostic, widgets: [String]
  )] {
    var groups: [(first: Diagnostic, widgets: [String])] = []
    var places: [String: Int] = [:]
    for diagnostic in diagnostics {
      let key =
        "\(diagnostic.rule) \(diagnostic.message) \(diagnostic.file ?? ""):\(diagnostic.line ?? 0)"
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append((diagnostic, []))
      }
      guard let widget = diagnostic.render?.split(separator: "/").first.map(String.init),
        !groups[place].widgets.contains(widget)
      else { continue }
      groups[place].widgets.append(widget)
    }
    return groups
  }

  /// `file:line: severity: message [rule]` and the hint below.
  static func text(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let file = diagnostic.file {
      text += file
      if let line = diagnostic.line { text += ":\(line)" }
      text += ": "
    }
    text += "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]"
    text = visible(text)
    if let hint = diagnostic.hint { text += "\n  \(visible(hint))" }
    return text
  }

  /// Text of widgets may hold what moves a terminal's cursor or turns its lines around.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator:
        result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Problems, totals, where the time went, where to look.
  ///
  /// - Parameter output: The gallery's folder; nil if none was written.
  static func summary(_ summary: GallerySummary, output: URL?, isQuiet: Bool = false) {
    diagnostics(summary.diagnostics)
    if isQuiet { return }
    Console.line(totals(summary))
    if !summary.seconds.isEmpty {
      let parts = summary.seconds.map { "\($0.task) \(seconds($0.seconds))" }
      let total = summary.seconds.map(\.seconds).reduce(0, +)
      Console.line("\(seconds(total)): \(parts.joined(separator: ", "))")
    }
    if let output { Console.line("Open \(output.appendingPathComponent("index.html").path)") }
  }

  /// `7 widgets, 96 renders (60 different pictures), 1 error, 2 warnings`
  static func totals(_ summary: GallerySummary) -> String {
    var parts = [
      count(summary.widgets, "widget"),
      "\(count(summary.renders, "render")) (\(count(summary.pictures, "different picture")))",
    ]
    if summary.failedWidgets > 0 { parts.append("\(summary.failedWidgets) failed") }
    let errors = summary.count(.error)
    let warnings = summary.count(.warning)
    if errors > 0 { parts.append(count(errors, "error")) }
    if warnings > 0 { parts.append(count(warnings, "warning")) }
    return parts.joined(separator: ", ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Seconds with one decimal.
  static func seconds(_ seconds: Double) -> String {
    "\((seconds * 10).rounded() / 10) s"
  }
}
