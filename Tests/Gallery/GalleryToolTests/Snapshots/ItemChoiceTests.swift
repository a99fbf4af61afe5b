import SnapshotRecords
import Testing

@testable import GalleryTool

/// What somebody means by the words of `approve`.
struct ItemChoiceTests {
  @Test(
    "Ids, folders of ids and patterns",
    arguments: [
      ("App/Clock/s/light", true), ("App/Clock/s", true), ("App/Clock/", true),
      ("App/Clo", false), ("App/*/light", true), ("*/s/*", true), ("*dark*", false), ("*", true),
      ("App/Clock/s/light/", true), ("Clock/s/light", false), ("", false), ("App*Clock*s", false),
    ])
  func matches(_ pattern: String, _ isMeant: Bool) {
    #expect(ItemChoice.matches("App/Clock/s/light", pattern) == isMeant)
  }

  @Test("Groups by the beginnings of their ids, decisions by their items, and what means none")
  func finds() {
    var record = ReviewRecord(generator: "", title: "", sides: [])
    record.items = ["A/1", "A/2", "B/1"].map { .init(id: $0, widget: "A", change: .changed) }
    record.groups = [
      .init(id: "12ab34cd", change: .changed, words: [], items: ["A/1", "A/2"])
    ]
    var choice = ItemChoice(groups: ["12AB", "ff"])
    #expect(choice.find(in: record).items.map(\.id) == ["A/1", "A/2"])
    #expect(choice.find(in: record).unused == ["ff"])
    choice = ItemChoice()
    choice.decisions = .init(record: "", decisions: ["B/1": .accept, "A/1": .reject, "C": .accept])
    #expect(choice.find(in: record).items.map(\.id) == ["B/1"])
    #expect(choice.find(in: record).unused == ["C"])
  }
}
