import DiagnosticRecords
import Foundation

/// What the terminal shows at the end: problems with their place and way out, then the totals.
enum Report {
  /// At most this many problems of a kind are spelled out; the rest are counted.
  private static let limit = 5

  static func diagnostics(_ diagnostics: [Diagnostic]) {
    var counts: [String: Int] = [:]
    var seen: Set<String> = []
    for diagnostic in diagnostics where diagnostic.severity != .note {
      // The same problem in twenty renders is one problem.
      let key = diagnostic.rule + diagnostic.message
      guard seen.insert(key).inserted else { continue }
      counts[diagnostic.rule, default: 0] += 1
      if counts[diagnostic.rule, default: 0] <= limit { Console.error(text(diagnostic)) }
    }
    for (rule, count) in counts.sorted(by: { $0.key < $1.key }) where count > limit {
      Console.error("… and \(count - limit) more of \(rule); all are in manifest.json")
    }
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
    if let hint = diagnostic.hint { text += "\n  \(hint)" }
    return text
  }

  static func summary(_ summary: GalleryBuild.Summary, output: URL, seconds: Double?) {
    diagnostics(summary.diagnostics)
    let time = seconds.map { " in \(($0 * 10).rounded() / 10) s" } ?? ""
    Console.line(
      "\(summary.widgets) widgets, \(summary.renders) renders "
        + "(\(summary.pictures) different pictures)\(time)")
    Console.line("Open \(output.appendingPathComponent("index.html").path)")
  }
}
