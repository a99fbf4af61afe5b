import DiagnosticRecords
import Foundation
import SnapshotRecords
import Testing

/// A verdict in words for people and programs.
struct ReviewTests {
  static func review(_ count: Int) -> Review {
    var verdict = Verdict()
    verdict.unchanged = 5
    verdict.differences = (0..<count).map {
      Verdict.Difference(id: "A&B/s/\($0)", widget: "A&B", change: $0 == 0 ? .added : .changed)
    }
    var review = Review(title: "Demo", verdict: verdict, names: ["A&B": "A <&> B"])
    review.words["A&B/s/1"] = ["Text “a” is new"]
    return review
  }

  @Test("The terminal gets the first differences of a widget and the count of the rest")
  func writesLines() {
    #expect(
      Self.review(5).lines(limit: 2) == [
        "A <&> B: 4 changed, 1 added", "  added  A&B/s/0", "  changed  A&B/s/1",
        "    Text “a” is new", "  … and 3 more", "4 changed, 1 added, 5 unchanged",
      ])
  }

  @Test("What is not the same twice is called so in every form, and named first")
  func namesTheUnstable() throws {
    var review = Self.review(3)
    review.verdict.doubt(["A&B/s/1"])
    #expect(review.counts == "1 not the same twice, 1 changed, 1 added, 5 unchanged")
    #expect(review.lines().contains("  not the same twice  A&B/s/1"))
    let markdown = review.markdown()
    #expect(markdown.hasPrefix("## Demo: some pictures are not the same twice\n"))
    #expect(markdown.contains("- not the same twice `A&B/s/1`\n  - Text “a” is new"))
    #expect(review.junit().contains("failures=\"3\""))
    #expect(review.junit().contains("<failure message=\"not the same twice\">Text “a” is new"))
    let json = String(decoding: try review.json(), as: UTF8.self)
    #expect(json.contains("\"notTheSameTwice\" : 1"))
    #expect(json.contains("\"change\" : \"not-the-same-twice\""))
  }

  @Test("A summary that would be too long leaves out whole sections")
  func capsMarkdown() {
    let text = Self.review(30).markdown(limit: 200)
    #expect(text.utf8.count < 260 && text.hasSuffix("… and 1 more widgets; see verdict.json\n"))
  }

  @Test("Names cannot break Markdown or XML")
  func escapes() {
    let review = Self.review(1)
    #expect(review.markdown().contains("### A \\<\\&\\> B: 1 added"))
    #expect(review.junit().contains("name=\"A &lt;&amp;&gt; B\" tests=\"1\" failures=\"1\""))
  }

  @Test("Programs get counts and words")
  func writesJSON() throws {
    let text = String(decoding: try Self.review(2).json(), as: UTF8.self)
    #expect(text.contains("\"changed\" : 1") && text.contains("Text “a” is new"))
  }
}
