import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing

@testable import GalleryTool
@testable import WidgetProgram

@Suite struct SameWordsTests {
  private static func renders(_ state: String, _ texts: [[String]]) -> [Render] {
    texts.enumerated().map { index, text in
      Render(
        id: "\(index)", widget: "w", family: "systemSmall",
        variant: ["scheme": "light", "state": state], date: Date(timeIntervalSince1970: 0),
        file: "\(index).svg", width: 10, height: 10, text: text)
    }
  }

  /// What pictures say → what most of them say.
  static let cases: [([[String]], String?)] = [
    ([["Unauthorized"], ["Unauthorized"], ["Tea"]], "Unauthorized"),
    ([["News", "Select a topic"], ["News", "Select a topic"]], "Select a topic"),
    ([["Unauthorized"], ["Tea"]], nil), ([["Tea"], ["Coffee"], ["Water"]], nil),
    ([["Berlin", "12°"], ["Berlin", "12°"]], nil), ([["--"], ["--"]], nil), ([[], []], nil),
    ([["Day", "Tea", "Coffee", "Water"], ["Day", "Milk"]], nil),
  ]

  @Test(arguments: cases)
  func `What most pictures say is found, unless it is data`(
    _ texts: [[String]], _ expected: String?
  ) {
    #expect(SameWords.found(in: Self.renders("entry", texts)) == expected)
    #expect(SameWords.found(in: Self.renders("snapshot", texts)) == expected)
  }

  @Test func `Snapshots, which show samples, count only where there is no timeline`() {
    let renders =
      Self.renders("entry", [["No data"]]) + Self.renders("snapshot", [["Tea"], ["Coffee"]])
    #expect(SameWords.found(in: renders) == "No data")
  }

  @Test func `Pictures without a word are told where others of the widget have some`() {
    let renders = Self.renders("entry", [[], [], ["Tea"]])
    #expect(SameWords.found(in: renders) == "")
    #expect(
      SameWords.found(in: Self.renders("entry", [[]]) + Self.renders("placeholder", [["Tea"]]))
        == "")
    let note = SameWords.note(of: "Feed", in: renders) { [FeedingSetting(key: "defaults")] }
    #expect(note?.message == "Most pictures of Feed show no text, though others do.")
  }

  @Test func `Sizes in which no picture has a word are meant to have none`() {
    var rings = Self.renders("entry", [[], [], []]) + Self.renders("snapshot", [[], []])
    for index in rings.indices { rings[index].family = "accessoryCircular" }
    #expect(SameWords.found(in: rings + Self.renders("entry", [["Walk 72%"]])) == nil)
    let silent: [[String]] = [[], [], [], [], [], []]
    #expect(SameWords.found(in: rings + Self.renders("entry", silent + [["Tea"]])) == "")
  }

  @Test func `The note names the settings that would feed the widget, or is not made`() {
    let renders = Self.renders("entry", [["Unauthorized"], ["Unauthorized"]])
    let note = SameWords.note(of: "Feed", in: renders) {
      [FeedingSetting(key: "defaults"), FeedingSetting(key: "responses")]
    }
    #expect(note?.message == "Most pictures of Feed say the same: “Unauthorized”.")
    #expect(
      note?.hint == "What it asks for can be given in vitrine.json: \"defaults\" (values in user "
        + "defaults, by suite), \"responses\" (files that answer for the network, by URL).")
    #expect(note?.severity == .note)
    #expect(SameWords.note(of: "Feed", in: renders, feeding: { [] }) == nil)
  }
}
