import DiagnosticRecords
import Foundation
import SnapshotRecords
import Testing

/// A review in words for people and programs.
struct ReviewRecordTests {
  static func record(_ count: Int) -> ReviewRecord {
    var record = ReviewRecord(generator: "vitrine 0", title: "Demo", sides: ["old", "new"])
    record.widgets = [.init(id: "A&B", name: "A <&> B")]
    record.items = (0..<count).map { number in
      var item = ReviewRecord.Item(
        id: "A&B/s/\(number)", widget: "A&B", change: number == 0 ? .added : .changed)
      item.family = "s"
      if number == 1 { item.changes = [.init(words: "row “a” added")] }
      return item
    }
    record.unchanged = (0..<5).map { .init(id: "A&B/u/\($0)", widget: "A&B", family: "u") }
    record.group()
    return record
  }

  @Test("The terminal gets each group with its first items and the count of the rest")
  func writesLines() {
    let record = Self.record(6)
    #expect(
      record.lines(limit: 2) == [
        "changed: A <&> B: s", "  5 pictures of A <&> B (s) [\(record.groups[0].id)]",
        "  A&B/s/1", "  A&B/s/2", "  … and 3 more", "added: A <&> B: s",
        "  1 picture of A <&> B (s) [\(record.groups[1].id)]", "  A&B/s/0",
        "2 groups: 5 changed, 1 added, 5 unchanged",
      ])
  }

  @Test("What is not the same twice is called so in every form, and named first")
  func namesTheUnstable() throws {
    var record = Self.record(3)
    record.items[1].change = .unstable
    record.group()
    #expect(record.counts == "1 not the same twice, 1 changed, 1 added, 5 unchanged")
    #expect(record.lines()[0] == "not the same twice: row “a” added")
    let markdown = record.markdown()
    #expect(markdown.hasPrefix("## Demo: some pictures are not the same twice\n"))
    #expect(markdown.contains("### not the same twice: row “a” added"))
    #expect(record.junit().contains("failures=\"3\""))
    #expect(
      record.junit().contains(
        "<failure message=\"not the same twice\" type=\"not-the-same-twice\">row “a” added"))
    #expect(record.isUnstable && record.needsReview && !record.isIncomplete)
  }

  @Test("A summary that would be too long leaves out whole sections")
  func capsMarkdown() {
    let text = Self.record(30).markdown(limit: 300)
    #expect(text.utf8.count <= 300 && text.hasSuffix("… and 2 more groups; see the report\n"))
  }

  @Test("Names cannot break Markdown or XML")
  func escapes() {
    let record = Self.record(1)
    #expect(record.markdown().contains("### added: A \\<\\&\\> B: s"))
    #expect(record.junit().contains("name=\"A &lt;&amp;&gt; B\" tests=\"6\" failures=\"1\""))
  }

  @Test("Pictures of a published report are shown by their addresses, whatever they are called")
  func showsPictures() {
    var record = Self.record(1)
    record.items[0].new = .init(file: "added/A&B/s/0 é.svg", marks: [], width: 170.5)
    let text = record.markdown(address: "https://example.org/report")
    let file = "https://example.org/report/added/A%26B/s/0%20%C3%A9.svg"
    let image = "<img alt=\"new\" src=\"\(file)\" width=\"170\">"
    #expect(text.contains("| new |\n| --- |\n| \(image) |\n"))
    #expect(text.contains("[the report](<https://example.org/report/index.html>)"))
  }

  @Test("Programs read what was written, and refuse what is something else")
  func readsJSON() throws {
    let record = Self.record(3)
    let data = try record.encoded()
    #expect(try ReviewRecord.read(data) == record)
    let text = String(decoding: data, as: UTF8.self)
    func failure(_ text: String) -> ReviewRecord.Failure? {
      do {
        _ = try ReviewRecord.read(Data(text.utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect(failure("{}") == .unreadable("it is not the record of a review"))
    #expect(failure(text.replacing("\"format\" : 1", with: "\"format\" : 9")) == .newerFormat(9))
    #expect(
      failure(text.replacing("\"id\" : \"A&B/s/0\"", with: "\"id\" : \"../x\""))
        == .unreadable("“../x” is no path in the folder"))
  }
}
