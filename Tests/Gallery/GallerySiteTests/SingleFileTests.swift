import CatalogueManifest
import Encodings
import Foundation
import Testing

@testable import GallerySite

@Suite struct SingleFileTests {
  /// The single page of a catalogue with one picture per widget.
  static func page(_ widgets: [String] = ["A", "B"], name: String = "Tea") throws -> String {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let renders = try widgets.map {
      try fixture.render("\($0)/a", widget: $0, file: "renders/\($0).svg", svg: "<svg id='\($0)'/>")
    }
    try Data("[{\"n\":\"0\"}]".utf8).write(
      to: fixture.catalogue.appendingPathComponent("renders/A.tree.json"))
    var manifest = Manifest(
      generator: "vitrine 0", title: name, settings: RenderSettings(),
      widgets: widgets.map { Widget(id: $0, kind: $0, name: $0, description: "", bundle: "") },
      renders: renders)
    manifest.renders[0].tree = "renders/A.tree.json"
    try SiteBuilder(
      manifest: manifest, catalogueFolder: fixture.catalogue, siteFolder: SiteFixture.templates,
      isSingleFile: true
    ).build(into: fixture.site)
    return try fixture.text("gallery.html")
  }

  /// What a block of data holds.
  static func block(_ id: String, in page: String) throws -> Any {
    let start = try #require(page.firstRange(of: "id=\"\(id)\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return try JSONSerialization.jsonObject(
      with: Data(page[start..<end].utf8), options: .fragmentsAllowed)
  }

  /// What a packed block of data holds.
  static func packed(_ id: String, in page: String) throws -> Any {
    let start = try #require(page.firstRange(of: "id=\"\(id)\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let bytes = try #require(Data(base64Encoded: String(page[start..<end])))
    return try JSONSerialization.jsonObject(with: Data(try Unpacking.gzip(Array(bytes))))
  }

  @Test func `Everything is inside, and nothing is asked of another file`() throws {
    let page = try Self.page()
    #expect(!page.contains("<link rel=\"stylesheet\"") && !page.contains("<script src="))
    #expect(!page.contains("manifest.js\"") && !page.contains("assets/app."))
    let manifest = try #require(Self.block("vitrine-manifest", in: page) as? [String: Any])
    #expect(manifest["title"] as? String == "Tea")
    let first = try Self.packed("vitrine-data-0", in: page) as? [String: String]
    let second = try Self.packed("vitrine-data-1", in: page) as? [String: String]
    #expect(first == ["renders/A.svg": "<svg id='A'/>"])
    #expect(second == ["renders/B.svg": "<svg id='B'/>"])
    let trees = try #require(
      Self.packed("vitrine-trees-0", in: page) as? [String: [[String: String]]])
    #expect(trees == ["renders/A.tree.json": [["n": "0"]]])
    #expect((try Self.packed("vitrine-trees-1", in: page) as? [String: Any])?.isEmpty == true)
    let tables = try #require(Self.block("vitrine-tables", in: page) as? [String: Any])
    #expect(tables.keys.sorted() == ["diagnostics", "renders"])
    let widgets = try #require(Self.block("vitrine-widgets", in: page) as? [String: [Any]])
    #expect(widgets.mapValues(\.count) == ["A": 3, "B": 3])
  }

  @Test func `The policy lets in the one script and the one style sheet, by what they say`() throws
  {
    let page = try Self.page()
    func text(_ element: String) throws -> String {
      let start = try #require(page.firstRange(of: "<\(element)>")).upperBound
      let end = try #require(page[start...].firstRange(of: "</\(element)>")).lowerBound
      return String(page[start..<end])
    }
    for element in ["script", "style"] {
      let digits = Array(SHA256.full(Array(try text(element).utf8)))
      let bytes = stride(from: 0, to: 64, by: 2).map {
        UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
      }
      let known = Data(bytes).base64EncodedString()
      #expect(page.contains("\(element)-src 'sha256-\(known)'"), "\(element)")
      #expect(page.split(separator: "<\(element)>").count == 2, "\(element)")
    }
    #expect(!page.contains("-src 'self';  script") && !page.contains("unsafe"))
    #expect(!page.contains("connect-src"))
  }

  @Test(arguments: ["</script><script>alert(1)</script>", "<!--<script>", "\u{2028}"])
  func `No text ends a block of data`(name: String) throws {
    let page = try Self.page(name: name)
    let manifest = try #require(Self.block("vitrine-manifest", in: page) as? [String: Any])
    #expect(manifest["title"] as? String == name)
    #expect(!page.contains("<script>alert") && !page.contains("<!--<script>"))
  }
}
