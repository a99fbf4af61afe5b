import CatalogueManifest
import Encodings
import Foundation
import SnapshotRecords

extension ReviewRecord {
  /// More results than these are not shown (GitHub, SARIF support for code scanning).
  private static let mostResults = 5000

  /// The differences as SARIF: a result for each group and widget, where the widget is declared.
  func sarif() throws -> Data {
    let rules = Verdict.Change.allCases
    let known = Dictionary(widgets.map { ($0.id, $0) }) { first, _ in first }
    var results: [SARIFLog.Result] = []
    let parts = parts
    for part in parts.prefix(Self.mostResults) {
      let widget = known[part.widget]
      let pictures = part.items.count == 1 ? "1 picture" : "\(part.items.count) pictures"
      results.append(
        SARIFLog.Result(
          ruleId: part.group.change.ruleId, ruleIndex: rules.firstIndex(of: part.group.change) ?? 0,
          level: part.group.change.level,
          message: SARIFLog.Message(
            text: "\(widget?.name ?? part.widget): "
              + "\(part.group.words.joined(separator: "; ")) (\(pictures))."),
          locations: SARIFLog.locations(widget?.source?.file, line: widget?.source?.line),
          partialFingerprints: [
            "vitrineChange/v1": SHA256.short("\(part.group.id) \(part.widget)")
          ],
          properties: SARIFLog.Properties(pictures: part.items)))
    }
    let driver = SARIFLog.Driver(
      name: "vitrine", version: Version.current,
      rules: rules.map { change in
        let title = SARIFLog.Message(text: "A picture is \(change.words).")
        return SARIFLog.ReportingDescriptor(
          id: change.ruleId, shortDescription: title, fullDescription: title,
          help: SARIFLog.Message(text: "Look at the report, then: vitrine approve"),
          defaultConfiguration: SARIFLog.Configuration(level: change.level))
      })
    var run = SARIFLog.Run(tool: SARIFLog.Tool(driver: driver), results: results)
    if let rest = Self.rest(parts.count - results.count) {
      let note = SARIFLog.Notification(level: "note", message: SARIFLog.Message(text: rest))
      run.invocations = [
        SARIFLog.Invocation(executionSuccessful: true, toolExecutionNotifications: [note])
      ]
    }
    return try SARIFLog(runs: [run]).encoded()
  }

  /// Words for what is left out, if something is.
  private static func rest(_ count: Int) -> String? {
    count > 0 ? "… and \(count) more; see the report" : nil
  }

  /// The differences as lines that GitHub shows at the code: of each kind as many as it shows of a
  /// step. The last line, of which only the log tells, counts the others.
  var annotations: String {
    let known = Dictionary(widgets.map { ($0.id, $0) }) { first, _ in first }
    var counts: [String: Int] = [:]
    var text = ""
    for part in parts {
      let widget = known[part.widget]
      let level = part.group.change.level == "note" ? "notice" : part.group.change.level
      counts[level, default: 0] += 1
      guard counts[level, default: 0] <= 10 else { continue }
      var values = [("title", "\(widget?.name ?? part.widget): \(part.group.change.words)")]
      if let source = widget?.source {
        values.insert(("file", source.file), at: 0)
        if let line = source.line { values.insert(("line", "\(line)"), at: 1) }
      }
      let properties = values.map { "\($0)=\(Self.escaped($1, also: [":", ","]))" }
      let words = part.group.words.joined(separator: "; ")
      text += "::\(level) \(properties.joined(separator: ","))::"
      text += "\(Self.escaped(words)) (\(part.items.count))\n"
    }
    let left = counts.values.map { max($0 - 10, 0) }.reduce(0, +)
    return text + (Self.rest(left).map { $0 + "\n" } ?? "")
  }

  /// Text of a workflow command: what would end it is written by its bytes.
  private static func escaped(_ text: String, also others: [Character] = []) -> String {
    text.map { character in
      guard character.isNewline || character == "%" || others.contains(character) else {
        return String(character)
      }
      return character.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16).uppercased() }
        .joined()
    }.joined()
  }

  /// What of a group is of one widget.
  private struct Part {
    let group: Group
    let widget: String
    let items: [String]
  }

  private var parts: [Part] {
    let owners = Dictionary(items.map { ($0.id, $0.widget) }) { first, _ in first }
    return groups.flatMap { group in
      Dictionary(grouping: group.items) { owners[$0] ?? "" }.sorted { $0.key < $1.key }
        .map { Part(group: group, widget: $0.key, items: $0.value) }
    }
  }
}

extension Verdict.Change {
  fileprivate var ruleId: String { "picture-\(rawValue)" }

  /// SARIF's word for how much it matters.
  fileprivate var level: String {
    switch self {
    case .notRendered: "error"
    case .unstable, .changed, .removed: "warning"
    case .added, .renamed, .filledIn: "note"
    }
  }
}
