import CatalogueManifest
import DaySimulation
import DiagnosticRecords
import Foundation
import Testing

@testable import GallerySite

/// Simulated days on their way to a page: data that scripts load, the page of all widgets.
@Suite struct DaysPageTests {
  /// What a script gives to the page.
  private static func value(_ script: String) throws -> [String: Any] {
    let start = try #require(script.firstRange(of: "] = ") ?? script.firstRange(of: " = "))
    let json = script[start.upperBound...].dropLast(2)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `A widget's days are in a script of its own, with pictures that no render has`()
    throws
  {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    #expect(try fixture.build(DayFixture.manifest(fixture)).isEmpty)
    let own = try Self.value(fixture.text("data/Tea.days.js"))
    #expect(own["files"] as? [String: String] == ["renders/Tea-late.svg": "<svg>é</svg>"])
    let days = try #require(own["days"] as? [[String: Any]])
    #expect(days.map { $0["log"] as? Int } == [0, 1])
    #expect(days.map { $0["position"] as? Int } == [1, 1])
    #expect(days[0]["summary"] as? [Double] == [3, 1, 1, 1, 1, 6000, 0.467])
    let files = try fixture.files()
    #expect(files["renders/Tea-late.svg"] != nil && files["renders/Weather-late.svg"] != nil)
    #expect(try !fixture.text("data/Tea.js").contains("late"))
  }

  @Test func `What holds for all widgets is in one script, and nothing of it in the manifest's`()
    throws
  {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    _ = try fixture.build(DayFixture.manifest(fixture))
    let script = try fixture.text("data/days.js")
    #expect(!script.contains("</script>"))
    let logs = try #require(try Self.value(script)["logs"] as? [[String: Any]])
    #expect(logs.map { $0["scenario"] as? String } == ["usual", "locked"])
    #expect(logs[0]["start"] as? String == Timestamp.text(DayFixture.start))
    #expect((logs[0]["spans"] as? [[Any]])?.first?[1] as? Int == 12000)
    #expect((logs[0]["turns"] as? [[Any]])?.count == 3)
    let manifest = try fixture.text("manifest.js")
    #expect(manifest.contains("\"days\":{") && !manifest.contains("usual"))
    #expect(try Manifest.read(folder: fixture.site).days?.logs.count == 2)
  }

  @Test func `The page has a row a day and a picture a turn of the stack`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    _ = try fixture.build(DayFixture.manifest(fixture))
    let page = try fixture.text("days.html")
    #expect(page.matches(of: /<tr><th scope="row">/).count == 4)
    #expect(page.contains("<td data-name=\"stale\" data-value=\"47\">47 %</td>"))
    #expect(page.contains("<td data-name=\"longest\" data-value=\"6000\">1 h 40 min</td>"))
    #expect(page.contains("href=\"index.html#/Tea?day=locked.systemSmall\""))
    // What only changes ranks is no turn.
    #expect(page.matches(of: /class="days-top"/).count == 2)
    #expect(page.contains("src=\"renders/Weather-late.svg\""))
    #expect(page.contains("<span class=\"day-assumed\">assumed</span> Five minutes."))
    #expect(try fixture.text("index.html").contains("<a href=\"days.html\">A simulated day</a>"))
    let widget = try fixture.text("w/Tea.html")
    #expect(widget.contains("<a href=\"../days.html\">"))
    #expect(widget.contains("href=\"../index.html#/Tea?day=usual.systemSmall\">A usual day</a>"))
    #expect(widget.matches(of: /<tr><th scope="row">/).count == 2)
  }

  @Test func `Where nothing was simulated there is no page of it, and nothing leads to one`()
    throws
  {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    var manifest = try DayFixture.manifest(fixture)
    manifest.days = nil
    _ = try fixture.build(manifest)
    let names = try fixture.files().keys
    #expect(!names.contains { $0.contains("days") })
    #expect(try !fixture.text("index.html").contains("days.html"))
    #expect(try !fixture.text("manifest.js").contains("\"days\""))
  }

  @Test func `A picture that is not there is told once and shown nowhere`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let manifest = try DayFixture.manifest(fixture)
    try FileManager.default.removeItem(
      at: fixture.catalogue.appendingPathComponent("renders/Tea-late.svg"))
    let told = try fixture.build(manifest)
    #expect(told.map(\.rule) == ["missing-picture"] && told.map(\.render) == ["Tea"])
    let days = try #require(try Manifest.read(folder: fixture.site).days)
    #expect(days.logs[0].widgets[1].pictures.count == 1)
    let shown = days.logs[0].widgets[1].shown
    #expect(shown.map(\.picture) == [0, 0, 0, nil])
    #expect(shown.map(\.otherPicture) == [nil, nil, nil, 0])
  }

  @Test func `A single file has the days too`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    try SiteBuilder(
      manifest: DayFixture.manifest(fixture), catalogueFolder: fixture.catalogue,
      siteFolder: SiteFixture.templates, isSingleFile: true
    ).build(into: fixture.site)
    let page = try fixture.text("gallery.html")
    let common = try #require(
      try SingleFileTests.block("vitrine-days", in: page) as? [String: Any])
    #expect((common["logs"] as? [Any])?.count == 2)
    let own = try #require(
      try SingleFileTests.packed("vitrine-days-1", in: page) as? [String: Any])
    #expect((own["files"] as? [String: String])?.keys.sorted() == ["renders/Tea-late.svg"])
    #expect(!page.contains("days.html\""))
  }
}
