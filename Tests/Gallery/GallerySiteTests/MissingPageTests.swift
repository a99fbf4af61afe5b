import CatalogueManifest
import DiagnosticRecords
import Foundation
import GallerySite
import Testing

/// The page “What is not there”, and what leads to it.
@Suite struct MissingPageTests {
  private static func manifest(_ fixture: SiteFixture) throws -> Manifest {
    let renders = try (0..<250).map { number in
      var render = try fixture.render(
        "Weather/\(number)", widget: "Weather", file: "renders/a.svg")
      render.entry = number
      return render
    }
    var manifest = SiteBuilderTests.manifest(renders)
    manifest.missing = [
      MissingItem(
        program: "App", kind: .module, name: "<Kit>",
        positions: (1...30).map { MissingItem.Position(file: "Deep/A.swift", line: $0) },
        remedy: "Put it there.", widgets: ["Weather"]),
      MissingItem(
        program: "App", kind: .name, name: "Tea",
        positions: [MissingItem.Position(file: "B.swift", line: 4, left: "body")],
        renders: ["Weather/1", "Weather/240"]),
      MissingItem(
        program: "App", kind: .consequence, name: "",
        positions: [MissingItem.Position(file: "C.swift", line: 5, left: "view")]),
    ]
    return manifest
  }

  @Test func `It names each thing, where it is needed, what it touches and how to give it`() throws
  {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    _ = try fixture.build(Self.manifest(fixture))
    let page = try fixture.text("missing.html")
    #expect(page.contains("id=\"missing-1\"") && page.contains("<code>&lt;Kit&gt;</code>"))
    #expect(page.contains("<code>Deep/<wbr>A.swift:1, 2, 3,") && page.contains(", 23, 24</code>"))
    #expect(page.contains("and 6 more") && page.contains("Put it there."))
    #expect(page.contains("ends with a message, or throws, when it is reached"))
    #expect(page.contains("<a href=\"w/Weather.html\">Weather</a>"))
    // Pictures are linked on the page that they are on.
    #expect(page.contains("href=\"w/Weather.html#Weather/1\""))
    #expect(page.contains("href=\"w/Weather/2.html#Weather/240\""))
    #expect(page.contains("<summary>Left out as what it needs was left out: 1 position</summary>"))
  }

  @Test func `The front page and the pages of touched widgets lead to it`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    _ = try fixture.build(Self.manifest(fixture))
    let front = try fixture.text("index.html")
    #expect(front.contains("<a href=\"missing.html\">What is not there</a> · 2 missing names"))
    let widget = try fixture.text("w/Weather.html")
    #expect(widget.contains("href=\"../missing.html#missing-1\""))
    #expect(widget.contains("href=\"../missing.html#missing-2\""))
    #expect(!widget.contains("#missing-3"))
    #expect(try fixture.text("w/Weather/2.html").contains("href=\"../../missing.html#missing-1\""))
  }

  @Test func `What touches most comes first, and names that no widget leads to are folded`() throws
  {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    var manifest = try Self.manifest(fixture)
    manifest.missing[2] = MissingItem(
      program: "App", kind: .name, name: "Milk", renders: ["Weather/1", "Weather/2", "Weather/3"])
    manifest.missing.append(
      MissingItem(
        program: "App", kind: .name, name: "Honey",
        positions: [MissingItem.Position(file: "D.swift", line: 1, left: "view")]))
    _ = try fixture.build(manifest)
    let page = try fixture.text("missing.html")
    let order = [
      "<code>&lt;Kit", "<code>Milk", "<code>Tea", "leads to these: 1 name<", "<code>Honey",
    ]
    let offsets = try order.map { try #require(page.firstRange(of: $0)).lowerBound }
    #expect(offsets == offsets.sorted())
    #expect(page.contains("id=\"missing-4\""))
  }

  @Test func `All of it is in a file for programs, with the errors`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    var manifest = try Self.manifest(fixture)
    manifest.diagnostics = [Diagnostic(.refused, "No.", file: "A.swift", line: 2)]
    _ = try fixture.build(manifest)
    let data = Data(try fixture.text("missing.json").utf8)
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let missing = try #require(file["missing"] as? [[String: Any]])
    #expect(missing.map { $0["name"] as? String } == ["<Kit>", "Tea", ""])
    #expect((missing[0]["positions"] as? [Any])?.count == 30)
    #expect(
      (file["errors"] as? [[String: Any]])?.map { $0["rule"] as? String } == ["does-not-compile"])
    #expect(file["format"] as? Int == 1)
  }

  @Test func `Where names are missing, other words of the compiler are folded away`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    var manifest = try Self.manifest(fixture)
    let own = Diagnostic(.refused, "Own mistake.", file: "A.swift", line: 2)
    manifest.diagnostics = [own]
    _ = try fixture.build(manifest)
    #expect(try !fixture.text("missing.html").contains("most of it follows"))
    #expect(try fixture.text("missing.html").contains("<code class=\"source\">A.swift:2</code>"))
    manifest.diagnostics.append(Diagnostic(.refused, "cannot find 'Tea'", subject: "Tea"))
    manifest.missing[1].positions.append(.init(file: "B.swift", line: 9, left: "error"))
    try FileManager.default.removeItem(at: fixture.site)
    _ = try fixture.build(manifest)
    let page = try fixture.text("missing.html")
    let fold = try #require(page.firstRange(of: "most of it follows"))
    let mistake = try #require(page.firstRange(of: "Own mistake."))
    #expect(fold.lowerBound < mistake.lowerBound && !page.contains("cannot find"))
  }

  @Test func `Where nothing is missing the page says so, and nothing leads to it`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let render = try fixture.render("Weather/a", widget: "Weather", file: "renders/a.svg")
    _ = try fixture.build(SiteBuilderTests.manifest([render]))
    #expect(try fixture.text("missing.html").contains("Nothing that the code needs is missing."))
    #expect(try !fixture.text("index.html").contains("missing.html"))
    #expect(try !fixture.text("w/Weather.html").contains("missing.html"))
  }
}
