import CatalogueManifest
import DaySimulation
import Encodings
import Foundation
import ResourceCatalogs
import WidgetProgram
import WidgetSettings

extension Command {
  /// `vitrine timeline`: what providers answer, and what the system makes of it.
  static let timeline = Command(
    name: "timeline", usage: "INPUT… [--days N] [--scenario LIST] [--seed N] [--json] [options]",
    summary: "Tell the timelines of widgets, and what the system would do with them in a day",
    details: """
      Prints for each configured widget the entries that its provider answers with, their relevance
      and the reload policy, and then a day: when the provider is asked again and why, what that
      costs of the budget, what is withheld, and how long something stale is shown. Nothing is
      drawn; vitrine build --days 1 puts the same into a gallery, with pictures.

      The provider is really asked again each time, with the clock at that moment. All follows from
      the moment of the gallery (--date), the scenario and --seed; the same words give the same day.

      The scenarios:
      \(scenarios)

      What Apple does not publish is assumed; "assumptions" in vitrine.json has other numbers:
      \(assumptions)
      """,
    options: [json] + CommandOption.settings, run: perform)

  private static let json = CommandOption("--json", does: "as JSON, for programs")

  private static var scenarios: String {
    ((try? DayScenario.all()) ?? []).map { "  \($0.id): \($0.says)" }.joined(separator: "\n")
  }

  private static var assumptions: String {
    guard let all = try? SystemAssumptions.load() else { return "" }
    return SystemAssumptions.Name.allCases.map {
      "  \($0.rawValue): \(JSONValue.number(all[$0]).json)"
    }.joined(separator: "\n")
  }

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "timeline")
    let prepared = try request.prepare()
    if prepared.runs.isEmpty { throw Stop(prepared.diagnostics) }
    var diagnostics = prepared.diagnostics
    var logs: [DayLog] = []
    for run in prepared.runs {
      let result = run.live(progress: request.progress)
      diagnostics += result.diagnostics
      logs += result.days ?? []
      if !arguments.has(json) {
        let table = DayTable(run.options.settings, result.widgets)
        for line in (result.days ?? []).flatMap(table.lines) { Console.line(line) }
      }
    }
    request.progress.clear()
    if arguments.has(json) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(Timestamp.text(date))
      }
      Console.line(String(decoding: try encoder.encode(logs), as: UTF8.self))
    }
    Report.diagnostics(diagnostics)
    let code = ExitCode.of(diagnostics)
    if logs.isEmpty, code == .success { throw Stop([NothingDrawn.nothingMatched(request.filter)]) }
    return code
  }
}
