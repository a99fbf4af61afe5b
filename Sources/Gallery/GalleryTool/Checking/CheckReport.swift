import CatalogueManifest
import DaySimulation
import DiagnosticRecords
import Foundation

/// What checks found in the pictures of a run, by what there is to be mended.
struct CheckReport {
  /// One mistake in the code, and all pictures that show it.
  struct Cause {
    let rule: Rule
    /// The gravest of the findings, the first of those.
    var finding: Diagnostic
    /// The ids of the pictures, in the order they were drawn.
    var pictures: [String] = []
    /// On which values of the axes alone it shows, e.g. `from accessibility1 on`; nil where on all.
    var extent: String?

    /// What the cause is told by, the same from run to run: the rule, the position and the text, in
    /// which numbers are not looked at, as they change with the moment.
    let name: String
  }

  /// By the order of the checks, then as found.
  let causes: [Cause]
  /// How many pictures were looked at.
  let pictures: Int
  /// What else was wrong with the run.
  let others: [Diagnostic]

  init(_ manifest: Manifest) {
    var causes: [Cause] = []
    var known: [String: Int] = [:]
    for rule in CheckRules.all {
      for finding in manifest.diagnostics where finding.rule == rule.id {
        let name = Self.name(finding)
        let position = known[name] ?? causes.count
        if position == causes.count {
          known[name] = position
          causes.append(Cause(rule: rule, finding: finding, name: name))
        }
        if finding.severity.weight > causes[position].finding.severity.weight {
          causes[position].finding = finding
        }
        guard let render = finding.render, !causes[position].pictures.contains(render) else {
          continue
        }
        causes[position].pictures.append(render)
      }
    }
    let renders = ComparedRenders(manifest.renders)
    self.causes = causes.map { cause in
      var cause = cause
      cause.extent = renders.extent(of: cause.pictures)
      return cause
    }
    pictures = manifest.renders.count
    others = manifest.diagnostics.filter { !$0.isFinding }
  }

  private static func name(_ finding: Diagnostic) -> String {
    let position =
      Report.position(of: finding) ?? finding.render.map(Render.widgetName)
    return [finding.rule, position ?? "", folded(finding.subject ?? "")].joined(separator: " ")
  }

  /// A text with a number sign for each number.
  private static func folded(_ text: String) -> String {
    text.replacing(/\d+(?:[.,:\u{202F}\u{A0}]\d+)*/, with: "#")
  }

  /// Whether something was found that matters at least so much.
  func fails(at severity: Diagnostic.Severity) -> Bool {
    causes.contains { $0.finding.severity.weight >= severity.weight }
  }

  /// Writes a report to a file of the user's choice.
  static func write(_ content: Data, to file: URL, option: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile.write(content, to: file)
    } catch {
      throw Stop([
        Diagnostic(
          .outputUnusable, "\(option) \(file.path) cannot be written.",
          hint: "Give a file in a folder that you may write to. (\(error.localizedDescription))")
      ])
    }
  }

  /// `3 findings in 12 pictures: 2 text-cut-off, 1 nothing-drawn`
  var counts: String {
    let looked = Report.count(pictures, "picture")
    if causes.isEmpty { return "Nothing found in \(looked)." }
    let parts = CheckRules.all.compactMap { rule -> String? in
      let count = causes.count { $0.rule == rule }
      return count > 0 ? "\(count) \(rule.id)" : nil
    }
    return "\(Report.count(causes.count, "finding")) in \(looked): \(parts.joined(separator: ", "))"
  }

  /// What the terminal shows: each cause with its pictures, the way out once a rule.
  ///
  /// - Parameter limit: pictures named per cause; the rest are counted.
  func lines(limit: Int = 3) -> [String] {
    var lines: [String] = []
    for (index, cause) in causes.enumerated() {
      var finding = cause.finding
      finding.hint = nil
      lines.append(Report.text(finding))
      lines.append("  In \(cause.list(limit: limit))")
      if index + 1 == causes.count || causes[index + 1].rule != cause.rule {
        lines.append("  \(Report.visible(cause.finding.hint ?? cause.rule.remedy))")
      }
    }
    return lines + [counts]
  }
}

extension CheckReport.Cause {
  /// `2 pictures, from xxxLarge on: A/small/light/snapshot, A/small/dark/snapshot`
  func list(limit: Int) -> String {
    if pictures.isEmpty { return "no picture" }
    // What is found in a day is found in a widget.
    let noun = DayChecks.all.contains { $0.rule == rule } ? "widget" : "picture"
    let named = pictures.prefix(limit).joined(separator: ", ")
    let more = pictures.count > limit ? " and \(pictures.count - limit) more" : ""
    let reach = extent.map { ", \($0)" } ?? ""
    return "\(Report.count(pictures.count, noun))\(reach): \(Report.visible(named))\(more)"
  }
}

extension Diagnostic.Severity {
  /// Higher matters more.
  var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
