import CatalogueManifest
import DiagnosticRecords
import Foundation

/// What the terminal shows at the end: problems with their position and way out, then the totals.
enum Report {
  /// At most this many problems of a rule are spelled out; of the rest, positions are named.
  private static func limit(_ severity: Diagnostic.Severity) -> Int { severity == .error ? 5 : 3 }

  /// - Parameters:
  ///   - missing: What the code needs and is not at hand.
  ///   - hasGallery: Whether a gallery was made, in which all of them are.
  static func diagnostics(
    _ diagnostics: [Diagnostic], missing: [MissingItem] = [], hasGallery: Bool = false
  ) {
    for line in lines(diagnostics, missing: missing, hasGallery: hasGallery) {
      Console.error(line)
    }
  }

  /// Problems by rule, each with its position and way out: errors that are the user's own, then
  /// those for want of a name, then warnings, then the names that are not at hand. What only
  /// follows from a missing name is counted.
  static func lines(
    _ diagnostics: [Diagnostic], missing: [MissingItem] = [], hasGallery: Bool = false
  ) -> [String] {
    let causes = ProblemOrigins(missing)
    let listed = diagnostics.filter { $0.severity != .note }
    let shown = listed.filter { diagnostic in
      switch causes.origin(of: diagnostic) {
      case .own: true
      case .missing: !MissingLines.tell(diagnostic)
      case .consequence: false
      }
    }
    let all = groups(shown, causes)
    var lines: [String] = []
    for severity in [Diagnostic.Severity.error, .warning] {
      for isOwn in [severity == .error, severity != .error] {
        let part = all.filter {
          $0.first.severity == severity && causes.origin(of: $0.first).isOwn == isOwn
        }
        var rules: [String] = []
        for group in part where !rules.contains(group.first.rule) { rules.append(group.first.rule) }
        for rule in rules {
          let own = part.filter { $0.first.rule == rule }
          lines += Self.lines(rule, own, hasGallery: hasGallery)
        }
      }
    }
    let following = listed.count {
      $0.severity == .error && causes.origin(of: $0) == .consequence
    }
    if following > 0 {
      let count = count(following, "more error")
      lines.append(
        "… and \(count) that may only follow from what is missing"
          + (hasGallery ? "; missing.json has them all" : ""))
    }
    return lines + MissingLines.lines(missing, hasGallery: hasGallery)
  }

  private static func lines(_ rule: String, _ groups: [Group], hasGallery: Bool) -> [String] {
    let limit = limit(groups[0].first.severity)
    var lines: [String] = []
    var hint: String?
    for group in groups.prefix(limit) {
      var first = group.first
      // What is to be done is said once.
      if first.hint == hint { first.hint = nil } else { hint = first.hint }
      lines.append(text(first))
      if group.positions.count > 1 {
        lines.append("  At \(group.positions.count) positions in all.")
      }
      if group.widgets.count > 1 {
        lines.append("  In \(OutputFolder.list(group.widgets, limit: 6)).")
      }
    }
    if groups.count > limit {
      var positions: [String] = []
      for position in groups.dropFirst(limit).compactMap({ position(of: $0.first) })
      where !positions.contains(position) {
        positions.append(position)
      }
      let list = positions.prefix(3).joined(separator: ", ")
      let named = list.isEmpty ? "" : " (\(visible(list)) …)"
      lines.append(
        "… and \(groups.count - limit) more of \(rule)\(named)"
          + (hasGallery ? "; the gallery has them all" : ""))
    }
    return lines
  }

  /// Diagnostics that are one problem: the same in twenty renders, or for want of the same name.
  private struct Group {
    var first: Diagnostic
    var widgets: [String] = []
    /// Where in the code it is, as `file:line`.
    var positions: Set<String> = []
  }

  private static func groups(_ diagnostics: [Diagnostic], _ causes: ProblemOrigins) -> [Group] {
    var groups: [Group] = []
    var indices: [String: Int] = [:]
    for diagnostic in diagnostics {
      let isNamed = diagnostic.severity == .error && !causes.origin(of: diagnostic).isOwn
      let position = Self.position(of: diagnostic) ?? ""
      let what =
        isNamed ? diagnostic.subject ?? "" : "\(diagnostic.message) \(position)"
      let key = "\(diagnostic.rule) \(what)"
      let index = indices[key] ?? groups.count
      if index == groups.count {
        indices[key] = index
        groups.append(Group(first: diagnostic))
      }
      groups[index].positions.insert(position)
      guard let widget = diagnostic.render.map(Render.widgetName),
        !groups[index].widgets.contains(widget)
      else { continue }
      groups[index].widgets.append(widget)
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
    diagnostics(summary.diagnostics, missing: summary.missing, hasGallery: output != nil)
    if isQuiet { return }
    Console.line(totals(summary))
    for (words, names) in [("Not drawn", summary.notDrawn), ("Drawn in part", summary.drawnInPart)]
    where !names.isEmpty {
      Console.line("\(words): \(visible(OutputFolder.list(names, limit: 8)))")
    }
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
    if let next = NextStep.line(summary) { Console.line(next) }
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
