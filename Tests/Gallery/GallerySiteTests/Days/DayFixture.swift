import CatalogueManifest
import Foundation

@testable import DaySimulation

/// A manifest of two widgets with a day under two scenarios, of which the first has a stack.
enum DayFixture {
  static let start = Date(timeIntervalSince1970: 1_780_998_060)

  static func at(_ minutes: Double) -> Date { start.addingTimeInterval(minutes * 60) }

  static func reload(
    _ asked: Double, _ done: Double?, left: Int, free: WidgetDay.FreeReason? = nil,
    held: [WidgetDay.Hold] = []
  ) -> WidgetDay.Reload {
    WidgetDay.Reload(
      cause: .policy, asked: at(asked), done: done.map(at), free: free, held: held, left: left,
      entries: done == nil ? nil : 3, policy: done == nil ? nil : "after")
  }

  /// Shown in four spans, stale from minute 100 to 120 and, over the edge of two, from 180 to 400.
  static func day(_ widget: String, pictures: [WidgetDay.Picture]) -> WidgetDay {
    var day = WidgetDay(
      widget: widget, family: "systemSmall", allowance: 60, isProtected: false,
      reloads: [
        reload(0, 0, left: 60, free: .added), reload(100, 120, left: 59, held: [.tooSoon]),
        reload(180, nil, left: 59, held: [.asleep]),
      ],
      shown: [
        shown(0, 120, stale: 100), shown(120, 180), shown(180, 300, stale: 180),
        shown(300, 400, stale: 300, picture: 1),
      ])
    day.pictures = pictures
    return day
  }

  private static func shown(
    _ from: Double, _ to: Double, stale: Double? = nil, picture: Int = 0
  ) -> WidgetDay.Shown {
    WidgetDay.Shown(
      from: at(from), to: at(to), reload: from < 120 ? 0 : 1, entry: 0, date: at(from),
      staleFrom: stale.map(at), picture: picture, otherPicture: 1 - picture)
  }

  /// A render's picture, and one of no render.
  static func pictures(_ widget: String) -> [WidgetDay.Picture] {
    var pictures = ["", "-late"].map {
      WidgetDay.Picture(file: "renders/\(widget)\($0).svg", hash: "", width: 158, height: 158)
    }
    pictures[0].render = "\(widget)/a"
    return pictures
  }

  static func log(_ scenario: String, turns: [DayLog.Turn] = []) -> DayLog {
    DayLog(
      bundle: "App", scenario: scenario, seed: 7, start: start, end: at(400),
      spans: [DayLog.Span(kind: .asleep, from: at(200), to: at(300))],
      moments: [DayLog.Moment(kind: .changed, date: at(10), says: "</script>")],
      widgets: ["Weather", "Tea"].map { day($0, pictures: pictures($0)) }, turns: turns)
  }

  /// - Parameter fixture: Where the pictures are written.
  static func manifest(_ fixture: SiteFixture) throws -> Manifest {
    var renders: [Render] = []
    for widget in ["Weather", "Tea"] {
      renders.append(
        try fixture.render("\(widget)/a", widget: widget, file: "renders/\(widget).svg"))
      _ = try fixture.render(
        "", widget: widget, file: "renders/\(widget)-late.svg", svg: "<svg>é</svg>")
    }
    var manifest = Manifest(
      generator: "vitrine 0", title: "Days", settings: RenderSettings(),
      bundles: [.init(id: "App", title: "App", widgets: ["Weather", "Tea"])],
      widgets: ["Weather", "Tea"].map {
        Widget(
          id: $0, kind: $0, name: $0, description: "", bundle: "App", families: ["systemSmall"])
      }, renders: renders)
    let turns = [
      DayLog.Turn(
        date: at(60), top: 1,
        ranks: [.init(widget: 1, relevance: 1), .init(widget: 0, relevance: 0.25)]),
      DayLog.Turn(date: at(90), top: 1, ranks: [.init(widget: 1, relevance: 0.5)]),
      DayLog.Turn(date: at(310), top: 0, ranks: [.init(widget: 0, relevance: 1)]),
    ]
    manifest.days = SimulatedDays(
      seed: 7, days: 1,
      scenarios: [
        .init(id: "usual", name: "A usual day", says: "Nothing much."),
        .init(id: "locked", name: "Locked", says: "Away."),
      ],
      assumptions: [
        .init(says: "Five minutes.", source: "Nobody", isAssumed: true),
        .init(says: "Sixty.", source: "Apple", isAssumed: false),
      ], logs: [log("usual", turns: turns), log("locked")])
    return manifest
  }
}
