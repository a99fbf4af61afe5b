import CatalogueManifest
import Foundation
import SnapshotRecords
import Testing

/// What widgets tell the system, then and now.
struct BehaviourDiffTests {
  static let widget = Widget(
    id: "App/clock", kind: "clock", name: "Clock", description: "Shows the time.", bundle: "App",
    families: ["systemSmall", "systemMedium"],
    instances: [
      .init(id: "paris", title: "Paris", parameters: [.init(name: "City", value: "Paris")])
    ],
    timelines: ["systemSmall", "systemMedium"].map {
      Timeline(
        family: $0,
        entries: [0, 3600, 7200].map {
          .init(index: Int($0 / 3600), date: Date(timeIntervalSince1970: $0))
        })
    })

  struct Case: Sendable {
    var name: String
    var change: @Sendable (inout Widget) -> Void
    var expected: [String]
  }

  static let cases: [Case] = [
    Case(name: "nothing", change: { _ in }, expected: []),
    Case(
      name: "names", change: { ($0.name, $0.description) = ("Time", "Tells it.") },
      expected: [
        "display name “Clock” → “Time”", "description “Shows the time.” → “Tells it.”",
      ]),
    Case(
      name: "families", change: { $0.families = ["systemMedium", "systemLarge"] },
      expected: ["families: systemLarge is new", "families: systemSmall is no longer supported"]),
    Case(
      name: "order", change: { $0.families.reverse() },
      expected: ["families in another order: systemMedium, systemSmall"]),
    Case(
      name: "policy",
      change: { for index in $0.timelines.indices { $0.timelines[index].policy = .never } },
      expected: ["policy .atEnd → .never"]),
    Case(
      name: "policy of one family",
      change: { $0.timelines[0].policy = .after(Date(timeIntervalSince1970: 60)) },
      expected: ["policy .atEnd → .after 1970-01-01T00:01:00Z (systemSmall)"]),
    Case(
      name: "entries",
      change: {
        for index in $0.timelines.indices {
          $0.timelines[index].entries[1].date += 60
          $0.timelines[index].entries.removeLast()
        }
      },
      expected: [
        "entries 3 → 2", "entry 2 at 1970-01-01T01:00:00Z → 1970-01-01T01:01:00Z",
      ]),
    Case(
      name: "relevance",
      change: {
        for index in $0.timelines.indices {
          $0.timelines[index].entries[0].relevance = .init(score: 5, duration: 60)
        }
      }, expected: ["relevance of entry 1 none → 5 for 60 s"]),
    Case(
      name: "parameter", change: { $0.instances[0].parameters[0].value = "London" },
      expected: ["parameter City “Paris” → “London” in “Paris”"]),
    Case(
      name: "configuration", change: { $0.instances[0] = .init(id: "rome", title: "Rome") },
      expected: ["configurations: “Rome” is new", "configurations: “Paris” is no more"]),
  ]

  @Test("Each has its words", arguments: cases)
  func tells(_ given: Case) {
    var changed = Self.widget
    given.change(&changed)
    let diff = BehaviourDiff(WidgetBehaviour(Self.widget), WidgetBehaviour(changed))
    #expect(diff.changes.map(\.sentence) == given.expected, Comment(rawValue: given.name))
  }

  @Test("Families that a run was not asked about are no change, and are kept")
  func respectsScope() {
    var changed = Self.widget
    changed.timelines = [Timeline(family: "systemSmall", entries: [])]
    let (old, new) = (WidgetBehaviour(Self.widget), WidgetBehaviour(changed))
    let isAsked = { (family: String) in family == "systemSmall" }
    let diff = BehaviourDiff(old, new, isAsked: isAsked)
    #expect(diff.changes.map(\.sentence) == ["entries 3 → 0"])
    let kept = new.completed(by: old, isAsked)
    #expect(kept.timelines.map(\.families) == [["systemSmall"], ["systemMedium"]])
    #expect(kept.timelines.map(\.entries.count) == [0, 3])
  }

  @Test("Days are told in numbers, where both sides have lived through them")
  func tellsDays() {
    func lived(_ counted: Int, _ stalePercent: Int) -> WidgetBehaviour {
      var behaviour = WidgetBehaviour(Self.widget)
      behaviour.days = [
        .init(
          scenario: "usual", instance: "paris", counted: counted, free: 2, withheld: 0,
          stalePercent: stalePercent, staleMinutes: 12)
      ]
      return behaviour
    }
    let diff = BehaviourDiff(lived(31, 2), lived(60, 40))
    #expect(
      diff.changes.map(\.sentence) == [
        "day “usual”, paris: reloads that count 31 → 60, % of the time outdated 2 → 40"
      ])
    #expect(BehaviourDiff(WidgetBehaviour(Self.widget), lived(1, 1)).changes.isEmpty)
  }

  @Test("What is written is read back; anything else is none")
  func roundTrips() {
    let behaviour = WidgetBehaviour(Self.widget)
    #expect(WidgetBehaviour(Data(behaviour.text())) == behaviour)
    #expect(WidgetBehaviour(Data("{}".utf8)) == nil)
  }
}
