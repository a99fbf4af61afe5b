import CatalogueManifest
import DiagnosticRecords
import Foundation
import GallerySite
import Testing

@Suite struct SiteBuilderTests {
  /// A manifest of one widget with an unkind name.
  static func manifest(_ renders: [Render], name: String = "Weather") -> Manifest {
    let widget = Widget(
      id: "Weather", kind: name, name: name, description: name, bundle: "App",
      families: ["systemSmall"])
    return Manifest(
      generator: "vitrine 0", title: name, settings: RenderSettings(),
      bundles: [.init(id: "App", title: name, widgets: ["Weather"])], widgets: [widget],
      renders: renders)
  }

  @Test func `The same catalogue gives the same bytes`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let render = try fixture.render("Weather/a", widget: "Weather", file: "renders/a.svg")
    _ = try fixture.build(Self.manifest([render]))
    let first = try fixture.files()
    try FileManager.default.removeItem(at: fixture.site)
    _ = try fixture.build(Self.manifest([render]))
    #expect(try fixture.files() == first)
    #expect(first.keys.contains("renders/a.svg") && first.keys.contains("w/Weather.html"))
  }

  @Test func `Pictures that nobody else needs are moved, and the site is the same`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let render = try fixture.render("Weather/a", widget: "Weather", file: "renders/a.svg")
    let picture = fixture.catalogue.appendingPathComponent("renders/a.svg").path
    _ = try fixture.build(Self.manifest([render]))
    let copied = try fixture.files()
    #expect(FileManager.default.fileExists(atPath: picture))
    try FileManager.default.removeItem(at: fixture.site)
    _ = try fixture.build(Self.manifest([render]), takesPictures: true)
    #expect(try fixture.files() == copied)
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test func `A problem names its line and its picture, and what is code in it is code`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let render = try fixture.render("Weather/a", widget: "Weather", file: "renders/a.svg")
    var manifest = Self.manifest([render])
    manifest.diagnostics = [
      Diagnostic(
        .refused, "`frame` is <odd>.", hint: "Use `max` or a `min", file: "A.swift", line: 7,
        render: "Weather/a")
    ]
    _ = try fixture.build(manifest)
    #expect(
      try fixture.text("w/Weather.html").contains(
        "<code>frame</code> is &lt;odd&gt;. Use <code>max</code> or a <code>min</code> "
          + "<code class=\"source\">A.swift:7</code> <code class=\"source\">Weather/a</code></p>"))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'</script>", "{{title}}",
  ])
  func `No name breaks out of a page or script`(name: String) throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let render = try fixture.render("Weather/a", widget: "Weather", file: "renders/a.svg")
    _ = try fixture.build(Self.manifest([render], name: name))
    for page in ["index.html", "w/Weather.html"] {
      let text = try fixture.text(page)
      #expect(text.contains(HTMLText.escaped(name)))
      #expect(!text.contains("<script>alert") && !text.contains("<img src=x"), "\(page)")
    }
    #expect(try !fixture.text("manifest.js").contains("<"))
  }

  @Test func `A caption names what differs and nothing else`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    var render = try fixture.render("Weather/a", widget: "Weather", file: "renders/a.svg")
    render.instance = "default"
    var manifest = Self.manifest([render])
    manifest.renders[0].variant = ["scheme": "light", "typeSize": "large"]
    var sizes = ManifestAxis("typeSize", "Text size", [.init("large", "Large")])
    sizes.usual = "large"
    manifest.axes = [
      ManifestAxis("scheme", "Appearance", [.init("light", "Light", trait: "dark")]), sizes,
    ]
    manifest.widgets[0].instances = [.init(id: "default", title: "")]
    _ = try fixture.build(manifest)
    let page = try fixture.text("w/Weather.html")
    #expect(page.contains("<figcaption>Light</"))
    // The trait says what is dark, whatever it is called.
    #expect(page.contains("data-scheme=\"dark\""))
  }

  @Test func `Pages name every device that bundles were drawn for, once`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    func settings(_ name: String, _ scale: Double) -> RenderSettings {
      RenderSettings(deviceName: name, scale: scale)
    }
    var manifest = Self.manifest([])
    manifest.settings = settings("Phone", 3)
    for (id, other) in [("B", settings("Watch", 2)), ("C", nil), ("D", settings("Watch", 2))] {
      manifest.bundles.append(.init(id: id, title: id, widgets: [], settings: other))
    }
    _ = try fixture.build(manifest)
    #expect(try fixture.text("index.html").contains("made for Phone @3x, Watch @2x at "))
  }

  @Test func `Pictures that are missing or lie elsewhere are left out and named`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    try Data("secret".utf8).write(to: fixture.folder.appendingPathComponent("secret.svg"))
    let renders = try ["../secret.svg", "/etc/passwd", "renders/none.svg", "renders/./a.svg", ""]
      .map { try fixture.render("Weather/\($0)", widget: "Weather", file: $0, svg: nil) }
    let said = try fixture.build(Self.manifest(renders))
    #expect(said.count == 5 && said.allSatisfy { $0.rule == "missing-picture" })
    #expect(try fixture.files().keys.allSatisfy { !$0.contains("secret") })
    #expect(try fixture.text("w/Weather.html").contains("is not in the catalogue"))
  }

  @Test func `A plain page holds no more than 200 pictures, and all are reached`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let renders = try (0..<450).map {
      try fixture.render("Weather/\($0)", widget: "Weather", file: "renders/a.svg")
    }
    _ = try fixture.build(Self.manifest(renders))
    let pages = ["w/Weather.html", "w/Weather/2.html", "w/Weather/3.html"]
    let counts = try pages.map { try fixture.text($0).split(separator: "<img ").count - 1 }
    #expect(counts == [200, 200, 50])
    #expect(try fixture.text(pages[0]).contains("href=\"../w/Weather/3.html\""))
  }

  @Test func `Pages and data lie in the folders of a widget's id, and find their way back`() throws
  {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    var manifest = Self.manifest(
      try (0...200).map {
        try fixture.render("App/Weather/\($0)", widget: "App/Weather", file: "renders/a.svg")
      })
    manifest.widgets[0].id = "App/Weather"
    _ = try fixture.build(manifest)
    #expect(try fixture.text("w/App/Weather.html").contains("href=\"../../w/App/Weather/2.html\""))
    let second = try fixture.text("w/App/Weather/2.html")
    #expect(second.contains("src=\"../../../renders/a.svg\""))
    #expect(try fixture.text("index.html").contains("href=\"w/App/Weather.html\""))
    #expect(try fixture.text("data/App/Weather.js").contains("\"App/Weather\""))
  }

  @Test func `Every address is relative and every page forbids what it does not need`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let render = try fixture.render("Weather/a", widget: "Weather", file: "renders/a.svg")
    _ = try fixture.build(Self.manifest([render]))
    for (path, data) in try fixture.files() where path.hasSuffix(".html") {
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("default-src 'none'; img-src 'self' data: blob:"), "\(path)")
      #expect(!text.contains("=\"http") && !text.contains("=\"/") && !text.contains("style="))
      #expect(!text.contains("<script>") && !text.contains("onclick"))
    }
  }

  @Test func `A picture's text is in its widget's data file, once`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let svg = "<svg><text>“72°”</text></svg>"
    let renders = try ["a", "b"].map {
      try fixture.render("Weather/\($0)", widget: "Weather", file: "renders/a.svg", svg: svg)
    }
    _ = try fixture.build(Self.manifest(renders))
    let data = try fixture.text("data/Weather.js")
    #expect(data.contains("“72°”") && !data.contains("<"))
    #expect(data.split(separator: "renders/a.svg").count == 2)
  }
}
