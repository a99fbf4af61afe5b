import CatalogueManifest
import DaySimulation
import Foundation

/// Simulated days as scripts that a page loads when somebody looks at one: what holds for all
/// widgets, and of each widget what became of it, by column. Moments are seconds from the start of
/// their log.
struct DayData: Sendable {
  private let days: SimulatedDays

  /// - Returns: nil if none were simulated.
  init?(_ manifest: Manifest) {
    guard let days = manifest.days else { return nil }
    self.days = days
  }

  /// Scenarios, assumptions, and of each log how the device was, what happened to it, and how the
  /// Smart Stack turned.
  var json: String {
    Self.object([
      ("scenarios", Self.list(days.scenarios.map(Self.scenario))),
      ("assumptions", Self.list(days.assumptions.map(Self.assumption))),
      ("logs", Self.list(days.logs.map(Self.log))),
    ])
  }

  /// `json` as a script.
  var script: String { "window.vitrineDays = " + json + ";\n" }

  /// What became of a widget in each log, and the pictures of it that are those of no render.
  ///
  /// - Parameters:
  ///   - renders: The widget's.
  ///   - pictures: Where the files are.
  func json(of widget: Widget, renders: [Render], pictures: PictureFiles) -> String? {
    var all: [String] = []
    var files: [String] = []
    for (number, log) in days.logs.enumerated() {
      for (position, day) in log.widgets.enumerated() where day.widget == widget.id {
        all.append(Self.day(day, of: log, number, position))
        files += day.pictures.map(\.file)
      }
    }
    if all.isEmpty { return nil }
    let known = Set(renders.map(\.file))
    let own = pictures.object(files.filter { !known.contains($0) }, ScriptText.literal)
    return Self.object([("days", Self.list(all)), ("files", own)])
  }

  /// The same as a script.
  func script(of widget: Widget, renders: [Render], pictures: PictureFiles) -> String? {
    json(of: widget, renders: renders, pictures: pictures).map { json in
      "(window.vitrineWidgetDays = window.vitrineWidgetDays || {})["
        + ScriptText.literal(widget.id) + "] = " + json + ";\n"
    }
  }

  // MARK: Parts

  private static func scenario(_ one: SimulatedDays.Scenario) -> String {
    object([("id", text(one.id)), ("name", text(one.name)), ("says", text(one.says))])
  }

  private static func assumption(_ one: SimulatedDays.Assumption) -> String {
    object([
      ("says", text(one.says)), ("source", text(one.source)),
      ("isAssumed", one.isAssumed ? "true" : "false"),
    ])
  }

  private static func log(_ log: DayLog) -> String {
    func seconds(_ date: Date) -> String { Self.seconds(date, from: log.start) }
    return object([
      ("scenario", text(log.scenario)),
      ("start", text(Timestamp.text(log.start))), ("end", text(Timestamp.text(log.end))),
      (
        "spans",
        list(log.spans.map { list([text($0.kind.rawValue), seconds($0.from), seconds($0.to)]) })
      ),
      (
        "moments",
        list(
          log.moments.map {
            list([text($0.kind.rawValue), seconds($0.date)] + ($0.says.map { [text($0)] } ?? []))
          })
      ),
      (
        "turns",
        list(
          log.turns.map { turn in
            let ranks = turn.ranks.map { list([String($0.widget), number($0.relevance)]) }
            return list([seconds(turn.date), turn.top.map(String.init) ?? "null", list(ranks)])
          })
      ),
      ("widgets", list(log.widgets.map { text($0.widget) })),
    ])
  }

  private static func day(
    _ day: WidgetDay, of log: DayLog, _ number: Int, _ position: Int
  ) -> String {
    let (summary, start) = (DaySummary(day, log), log.start)
    return object([
      ("log", String(number)), ("position", String(position)),
      ("instance", day.instance.map(text)), ("family", text(day.family)),
      ("allowance", String(day.allowance)),
      (
        "summary",
        list(
          [summary.asked, summary.counted, summary.free, summary.waited, summary.withheld].map(
            String.init) + [summary.longestStale, summary.staleShare].map(Self.number))
      ),
      ("reloads", reloads(day.reloads, from: start)), ("shown", shown(day.shown, from: start)),
      ("pictures", pictures(day.pictures)),
    ])
  }

  private static func reloads(_ all: [WidgetDay.Reload], from start: Date) -> String {
    func column(_ name: String, _ value: (WidgetDay.Reload) -> String?) -> ColumnTable.Column {
      ColumnTable.Column(name: name, values: all.map(value))
    }
    func date(_ date: Date?) -> String? { date.map { seconds($0, from: start) } }
    return ColumnTable(
      columns: [
        column("cause") { text($0.cause.rawValue) }, column("asked") { date($0.asked) },
        column("done") { date($0.done) }, column("free") { $0.free.map { text($0.rawValue) } },
        column("held") { $0.held.isEmpty ? nil : list($0.held.map { text($0.rawValue) }) },
        column("left") { String($0.left) }, column("entries") { $0.entries.map(String.init) },
        column("next") { date($0.next) }, column("policy") { $0.policy.map(text) },
        column("failure") { $0.failure.map(text) }, column("loads") { $0.loads.map(String.init) },
      ], count: all.count
    ).json
  }

  private static func shown(_ all: [WidgetDay.Shown], from start: Date) -> String {
    func column(_ name: String, _ value: (WidgetDay.Shown) -> String?) -> ColumnTable.Column {
      ColumnTable.Column(name: name, values: all.map(value))
    }
    return ColumnTable(
      columns: [
        column("from") { seconds($0.from, from: start) },
        column("to") { seconds($0.to, from: start) },
        column("reload") { $0.reload.map(String.init) }, column("entry") { String($0.entry) },
        column("staleFrom") { $0.staleFrom.map { seconds($0, from: start) } },
        column("picture") { $0.picture.map(String.init) },
        column("otherPicture") { $0.otherPicture.map(String.init) },
      ], count: all.count
    ).json
  }

  private static func pictures(_ all: [WidgetDay.Picture]) -> String {
    func column(_ name: String, _ value: (WidgetDay.Picture) -> String?) -> ColumnTable.Column {
      ColumnTable.Column(name: name, values: all.map(value))
    }
    return ColumnTable(
      columns: [
        ColumnTable.Column(name: "file", isPath: true, values: all.map(\.file)),
        ColumnTable.Column(name: "render", isPath: true, values: all.map(\.render)),
        ColumnTable.Column(
          name: "scheme", isAxis: true, values: all.map { $0.scheme.map(text) }),
        column("width") { number($0.width) }, column("height") { number($0.height) },
      ], count: all.count
    ).json
  }

  // MARK: Values

  private static func text(_ text: String) -> String { ScriptText.literal(text) }

  private static func list(_ items: [String]) -> String {
    "[" + items.joined(separator: ",") + "]"
  }

  /// Members without a value are left out.
  private static func object(_ members: [(name: String, value: String?)]) -> String {
    let known = members.compactMap { name, value in value.map { text(name) + ":" + $0 } }
    return "{" + known.joined(separator: ",") + "}"
  }

  private static func seconds(_ date: Date, from start: Date) -> String {
    number(date.timeIntervalSince(start))
  }

  /// Three digits tell any two moments and shares apart.
  private static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return "0" }
    let whole = Int(thousandths)
    return whole % 1000 == 0 ? String(whole / 1000) : "\(Double(whole) / 1000)"
  }
}
