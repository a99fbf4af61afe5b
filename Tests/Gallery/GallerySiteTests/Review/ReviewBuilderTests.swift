import Encodings
import Foundation
import GallerySite
import SnapshotRecords
import Testing

@Suite struct ReviewBuilderTests {
  @Test func `Without scripts there is every pair beneath its group`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    try fixture.add("Clock/systemSmall/dark/entry-0")
    try fixture.add("Clock/systemSmall/dark/entry-1")
    try fixture.add("Clock/systemSmall/dark/entry-2", group: "bbbb0000", words: ["“B” is gone"])
    let index = try #require(fixture.build()["index.html"])
    #expect(index.count(of: "<img ") == 6)
    #expect(index.contains("3 differences"))
    for text in [
      "“A” is new", "“B” is gone", #"id="group-aaaa0000""#, #"href="index.html#group-bbbb0000""#,
      #"src="changed/1.old.svg" width="158" height="158""#, "snapshots", "this run",
      #"data-scheme="dark""#, #"href="changed/0.diff""#, "<code>Clock/systemSmall/dark/entry-2",
    ] { #expect(index.contains(text), "\(text)") }
    #expect(!index.contains("style="))
  }

  @Test func `The same record makes the same pages`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    for number in 0..<5 { try fixture.add("W\(number)/s", widget: "W\(number % 2)") }
    let first = try fixture.build()
    let again = try fixture.build()
    #expect(first == again)
    let data = try #require(first["data/review.js"])
    #expect(data.contains(#""mark":""#) && !data.contains(#""m""#))
    #expect(first["data/W1.lines.js"]?.contains("changed/1.diff") == true)
    #expect(first["data/W0.js"]?.contains("changed/4.new.svg") == true)
  }

  @Test func `Of timelines of which something differs the other entries are told`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    try fixture.add("Clock/systemSmall/dark/entry-1")
    fixture.record.unchanged = ["dark/entry-0", "dark/snapshot", "light/entry-0"].map {
      ReviewRecord.Unchanged(id: "Clock/systemSmall/" + $0, widget: "Clock", family: "systemSmall")
    }
    let data = try #require(fixture.build()["data/review.js"])
    #expect(data.contains(#""unchangedEntries":["Clock/systemSmall/dark/entry-0"]"#))
  }

  @Test func `Decisions are about the file of the record`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    try fixture.add("Clock/a")
    try fixture.write("results.json", "{}\n")
    let data = try #require(fixture.build()["data/review.js"])
    #expect(data.contains(#""mark":"\#(SHA256.short("{}\n"))""#))
  }

  @Test func `Names that would like to be code stay names`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    let name = "</script><script>alert(1)</script>\"'\u{2028}"
    fixture.record.title = name
    fixture.record.sides = [name, "now"]
    fixture.record.widgets = [ReviewRecord.Widget(id: "Clock", name: name)]
    try fixture.add(name + "/a", group: name, words: [name])
    let files = try fixture.build()
    let index = try #require(files["index.html"])
    #expect(!index.contains("<script>") && !index.contains(#""'"#))
    let data = try #require(files["data/review.js"])
    #expect(!data.contains("<") && !data.contains("\u{2028}"))
  }

  @Test func `What is not there or not ours is said`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    for number in 0..<3 { try fixture.add("Clock/\(number)") }
    fixture.record.items[0].old?.file = "../../secret.svg"
    fixture.record.items[1].new?.file = "javascript:alert(1)"
    fixture.record.items[2].lines = "changed/none.diff"
    let files = try fixture.build()
    let index = try #require(files["index.html"])
    #expect(index.count(of: "This picture is not there") == 2)
    #expect(index.count(of: "A file of this review is not there") == 3)
    #expect(!index.contains(#"src="..""#) && !index.contains(#"href="javascript"#))
    #expect(index.count(of: "<img ") == 4)
  }

  @Test func `No page shows more pictures than a page without scripts can take`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    for number in 0..<130 { try fixture.add("Clock/\(number)", group: "g\(number / 60)") }
    let files = try fixture.build()
    let pages = files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }
    #expect(pages.map(\.key) == ["index.html", "review-2.html"])
    #expect(pages.map { $0.value.count(of: "<img ") } == [200, 60])
    #expect(pages[0].value.contains(#"href="review-2.html#group-g2""#))
    #expect(pages[0].value.contains(#"<a class="sheet-page" href="review-2.html">"#))
    #expect(!pages[1].value.contains("<script"))
  }

  @Test func `A record that contradicts itself still makes pages`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    try fixture.add("Clock/a")
    try fixture.add("Clock/a")
    try fixture.add("Clock/b", widget: "Unknown")
    fixture.record.groups = [
      ReviewRecord.Group(id: "g", change: .changed, words: [], items: ["Clock/a", "nowhere"]),
      ReviewRecord.Group(id: "empty", change: .added, words: ["x"], items: ["nowhere"]),
    ]
    fixture.record.sides = ["only one"]
    let index = try #require(fixture.build()["index.html"])
    #expect(index.contains("2 differences") && index.contains("group-rest-changed"))
    #expect(!index.contains("group-empty"))
  }

  @Test func `Nothing differs: the page says so`() throws {
    let fixture = try ReviewFixture()
    defer { fixture.remove() }
    let index = try #require(fixture.build()["index.html"])
    #expect(index.contains("No differences") && !index.contains("<img"))
  }

  @Test func `What a widget tells the system is shown in lines`() throws {
    var fixture = try ReviewFixture()
    defer { fixture.remove() }
    try fixture.write("b.diff", "-name: <A>\n+name: B\n")
    var item = ReviewRecord.Item(
      id: "Clock/behaviour", kind: .behaviour, widget: "Clock", change: .changed)
    item.lines = "b.diff"
    item.changes = [ReviewRecord.Change(words: "“A” is called “B” now")]
    fixture.record.items = [item]
    let index = try #require(fixture.build()["index.html"])
    #expect(index.contains("-name: &lt;A&gt;\n+name: B") && index.contains("“A” is called “B” now"))
    #expect(!index.contains("<img"))
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
