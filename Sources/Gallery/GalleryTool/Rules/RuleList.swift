import DiagnosticRecords
import Foundation
import GallerySite
import ResourceCatalogs

/// All rules there are, also those of modules that only widget programs are linked with. The list
/// is data, written from the declarations (`make rules`).
struct RuleList {
  /// By fault, severity and id.
  let rules: [Rule]

  /// The list of the installation.
  static func read(_ file: URL = Installation.site.appendingPathComponent("rules.json")) throws
    -> RuleList
  {
    guard let data = try? Data(contentsOf: file),
      let rules = try? JSONDecoder().decode([Rule].self, from: data)
    else { throw TemplateError.unreadable(path: file.path) }
    return RuleList(rules: rules)
  }

  /// The rule of an id.
  subscript(id: String) -> Rule? { rules.first { $0.id == id } }

  /// A line for each, below whose fault it is.
  var overview: String {
    let width = rules.map(\.id.count).max() ?? 0
    return Rule.Fault.allCases.compactMap { fault -> String? in
      let lines = rules.filter { $0.fault == fault }.map { rule in
        let gap = String(repeating: " ", count: width - rule.id.count)
        let severity = rule.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
        return "  \(rule.id)\(gap)  \(severity)  \(rule.title)"
      }
      return lines.isEmpty ? nil : fault.heading + "\n" + lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Everything about a rule.
  static func text(_ rule: Rule) -> String {
    let end = ExitCode.of(Diagnostic(rule, ""))
    let ends = end == .success ? "" : "; ends the command with \(end.rawValue)"
    var lines = [
      "\(rule.id): \(rule.title)", "", "Severity: \(rule.severity.rawValue)\(ends)",
      "Fault:    \(rule.fault.heading)",
    ]
    if rule.drawsStandIn { lines.append("Picture:  something else is drawn instead") }
    return (lines + ["", rule.why, rule.remedy]).joined(separator: "\n")
  }

  /// The ids most like one that is not known.
  func nearest(to id: String) -> [String] {
    NearestNames.find(id, among: rules.map(\.id), limit: 3)
  }
}

extension Rule.Fault {
  /// For people.
  var heading: String {
    switch self {
    case .widget: "The widget: its code or its resources"
    case .design: "The design: the widget is drawn as its code says, and that is not well"
    case .input: "The input: a path, an option, a setting, a project"
    case .nothing: "Nothing to draw: nothing that was asked for is there"
    case .machine: "The machine: a compiler, a disk, a kernel"
    case .vitrine: "Vitrine: it has failed, or does not draw what a device draws"
    }
  }
}
