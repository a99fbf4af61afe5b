import CatalogueManifest
import Foundation
import Testing

@testable import SnapshotRecords

/// What is remembered of names that were missing.
struct MissingNamesTests {
  private static let former = MissingNames(["A": ["Tea", "Kettle", "Tea"], "B": ["Tea"], "C": []])

  @Test("Each widget's names are sorted, and the index says them in a line of their own")
  func writes() throws {
    let index = SnapshotIndex(
      settings: RenderSettings(), snapshots: [VerdictTests.snapshot("A/s=1")], missing: Self.former)
    let text = String(decoding: try index.encoded(), as: UTF8.self)
    #expect(text.hasSuffix("],\n\"missing\":{\n\"A\":[\"Kettle\",\"Tea\"],\n\"B\":[\"Tea\"]\n}}\n"))
    #expect(try SnapshotIndex(Data(text.utf8)) == index)
    let plain = SnapshotIndex(settings: RenderSettings(), snapshots: index.snapshots)
    #expect(String(decoding: try plain.encoded(), as: UTF8.self).hasSuffix("\n]}\n"))
  }

  /// What is missing of A today, and whether that is less.
  static let cases: [([String], Bool)] = [
    ([], true), (["Tea"], true), (["Kettle", "Tea"], false), (["Cup"], false),
    (["Tea", "Cup"], false),
  ]

  @Test("Less is missing only if nothing else is", arguments: cases)
  func compares(_ now: [String], _ isLess: Bool) {
    #expect(MissingNames(["A": now]).isLess(than: Self.former, of: "A") == isLess)
  }

  @Test("A name that the code does not use any more is not found again")
  func keeps() {
    let kept = Self.former.keeping { $0 == "Tea" }
    #expect(kept.ofWidget == ["A": ["Tea"], "B": ["Tea"]])
    #expect(MissingNames(["A": ["Tea"]]).found(since: Self.former, of: "A") == ["Kettle"])
    #expect(MissingNames().found(since: kept, of: "C") == [])
  }

  @Test("Pictures of a widget that lacks less are filled in, others changed or added")
  func judges() {
    let verdict = Verdict.judge(
      recorded: ["A/s=1", "B/s=1"].map(VerdictTests.snapshot),
      rendered: ["A/s=2", "A/m=1", "B/s=2", "B/m=1"].map(VerdictTests.snapshot),
      missing: (Self.former, MissingNames(["B": ["Tea"]])))
    #expect(
      verdict.differences.map { "\($0.id) \($0.change.rawValue)" } == [
        "A/m filled-in", "A/s filled-in", "B/m added", "B/s changed",
      ])
  }

  @Test("The report calls them so in every form")
  func reports() throws {
    var record = ReviewRecord(generator: "", title: "Demo", sides: [])
    var item = ReviewRecord.Item(id: "A/s", widget: "A", change: .filledIn)
    item.changes = [.init(words: "No longer missing: Tea.")]
    record.items = [item]
    record.group()
    #expect(record.counts == "1 filled in, 0 unchanged" && record.isOnlyFilledIn)
    #expect(record.junit().contains("type=\"filled-in\">No longer missing: Tea."))
    #expect(record.markdown().hasPrefix("## Demo: more is drawn than was recorded\n"))
    let json = String(decoding: try record.encoded(), as: UTF8.self)
    #expect(json.contains("\"change\" : \"filled-in\""))
  }
}
