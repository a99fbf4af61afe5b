import CatalogueManifest
import DiagnosticRecords
import Foundation

/// What the terminal shows at the end: problems with their position and way out, then the totals.
enum Report {
  /// At most this many problems of a rule are spelled out; of the rest, positions are named.
  private static func limit(_ severity: Diagnostic.Severity) -> Int { severity == .error ? 5 : 3 }

  /// - Parameter hasGallery: Whether a gallery was made, in which all of them are.
  static func diagnostics(_ diagnostics: [Diagnostic], hasGallery: Bool = false) {
    for line in lines(diagnostics, hasGallery: hasGallery) { Console.error(line) }
  }

  /// Problems by rule, those that matter most first, each with its position and way out.
  static func lines(_ diagnostics: [Diagnostic], hasGallery: Bool = false) -> [String] {
    let all = groups(diagnostics.filter { $0.severity != .note })
    var rules: [String] = []
    for severity in [Diagnostic.Severity.error, .warning] {
      for group in all where group.first.severity == severity && !rules.contains(group.first.rule) {
        rules.append(group.first.rule)
      }
    }
    return rules.flatMap { rule in
      lines(rule, all.filter { $0.first.rule == rule }, hasGallery: hasGallery)
    }
  }

  private static func lines(
    _ rule: String, _ groups: [(first: Diagnostic, widgets: [String])], hasGallery: Bool
  ) -> [String] {
    let limit = limit(groups[0].first.severity)
    var lines: [String] = []
    for group in groups.prefix(limit) {
      lines.append(text(group.first))
      if group.widgets.count > 1 {
        lines.append("  In \(OutputFolder.list(group.widgets, limit: 6)).")
      }
    }
    if groups.count > limit {
      let positions = groups.dropFirst(limit).compactMap { position(of: $0.first) }.prefix(3)
      let named = positions.isEmpty ? "" : " (\(visible(positions.joined(separator: ", "))) …)"
      lines.append(
        "… and \(groups.count - limit) more of \(rule)\(named)"
          + (hasGallery ? "; the gallery has them all" : ""))
    }
    return lines
  }

  /// The same problem in twenty renders is one problem.
  private static func groups(_ diagnostics: [Diagnostic]) -> [(
    first: Diagnostic, widgets: [String]
  )] {
    var groups: [(first: Diagnostic, widgets: [String])] = []
    var positions: [String: Int] = [:]
    for diagnostic in diagnostics {
      let key =
        "\(diagnostic.rule) \(diagnostic.message) \(diagnostic.file ?? ""):\(diagnostic.line ?? 0)"
      let position = positions[key] ?? groups.count
      if position == groups.count {
        positions[key] = position
        groups.append((diagnostic, []))
      }
      guard let widget = diagnostic.render.map(Render.widgetName),
        !groups[position].widgets.contains(widget)
      else { continue }
      groups[position].widgets.append(widget)
    }
    return groups
  }

  /// `file:line: severity: message [rule]` and the hint below.
  static func text(_ diagnostic: Diagnostic) -> String {
    var text = position(of: diagnostic).map { $0 + ": " } ?? ""
    text += "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]"
    text = visible(text)
    if let hint = diagnostic.hint { text += "\n  \(visible(hint))" }
    return text
  }

  /// `file:line`
  static func position(of diagnostic: Diagnostic) -> String? {
    diagnostic.file.map { file in diagnostic.line.map { "\(file):\($0)" } ?? file }
  }

  /// Text of widgets may hold what moves a terminal's cursor or turns its lines around.
  static func visible(_ text: String) -> String {
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
    diagnostics(summary.diagnostics, hasGallery: output != nil)
    if isQuiet { return }
    Console.line(totals(summary))
    if !summary.seconds.isEmpty {
      let parts = summary.seconds.map { part in
        "\(part.task) \(seconds(part.seconds))"
          + (part.task == "render" ? rate(summary.renders, part.seconds) : "")
      }
      let total = summary.seconds.map(\.seconds).reduce(0, +)
      Console.line("\(seconds(total)): \(parts.joined(separator: ", "))")
    }
    kept(summary.kept)
    guard let output else { return }
    if !summary.missing.isEmpty {
      Console.line("What is not there: \(output.appendingPathComponent("missing.html").path)")
    }
    Console.line("Open \(output.appendingPathComponent("index.html").path)")
  }

  /// Names what an output folder holds besides what was written.
  static func kept(_ paths: [String]) {
    if paths.isEmpty { return }
    Console.line("Left as they are: \(visible(OutputFolder.list(paths, limit: 8)))")
  }

  /// ` (120 renders/s)`; nothing where it would say nothing.
  private static func rate(_ renders: Int, _ seconds: Double) -> String {
    guard renders > 0, seconds >= 0.05 else { return "" }
    return " (\(Int((Double(renders) / seconds).rounded())) renders/s)"
  }

  /// `7 widgets, 96 renders (60 different pictures), 2 stand-ins, 1 error, 2 warnings`
  static func totals(_ summary: GallerySummary) -> String {
    var parts = [
      count(summary.widgets, "widget"),
      "\(count(summary.renders, "render")) (\(count(summary.pictures, "different picture")))",
    ]
    if summary.failedWidgets > 0 { parts.append("\(summary.failedWidgets) failed") }
    if summary.emptyWidgets > 0 { parts.append("\(summary.emptyWidgets) without pictures") }
    if summary.standIns > 0 { parts.append(count(summary.standIns, "stand-in")) }
    parts += summary.missingCounts
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
