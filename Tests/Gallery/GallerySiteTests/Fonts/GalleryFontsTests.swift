import CatalogueManifest
import Foundation
import Testing

@testable import GallerySite

@Suite struct GalleryFontsTests {
  /// The site of one picture that says something.
  private func files(
    saying text: String, bringsFonts: Bool = true, isSingleFile: Bool = false
  ) throws -> [String: Data] {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let render = try fixture.render(
      "Weather/a", widget: "Weather", file: "renders/a.svg", svg: "<svg><text>\(text)</text></svg>")
    try SiteBuilder(
      manifest: SiteBuilderTests.manifest([render]), catalogueFolder: fixture.catalogue,
      siteFolder: SiteFixture.templates, isSingleFile: isSingleFile, bringsFonts: bringsFonts
    ).build(into: fixture.site)
    return try fixture.files()
  }

  @Test(arguments: [
    ("Rain", ["latin"]), ("Déjà – 12 €", ["latin"]), ("Łódź", ["latin", "latin-more"]),
    ("Дождь", ["cyrillic", "latin"]), ("Βροχή ⌘", ["greek", "latin", "signs"]),
    ("مطر 雨", ["latin"]),
  ])
  func `The fonts that come along are those whose letters are shown`(
    text: String, names: [String]
  ) throws {
    let files = try files(saying: text)
    let fonts = files.keys.filter { $0.hasPrefix("fonts/") }
    #expect(Set(fonts) == Set(["fonts/OFL.txt"] + names.map { "fonts/\($0).js" }))
    let manifest = String(decoding: files["manifest.js"] ?? Data(), as: UTF8.self)
    for name in names { #expect(manifest.contains("\"name\":\"\(name)\"")) }
  }

  @Test func `A font is a script that says the bytes of the file`() throws {
    let script = String(
      decoding: try #require(try files(saying: "Rain")["fonts/latin.js"]), as: UTF8.self)
    let font = try Data(
      contentsOf: SiteFixture.templates.appendingPathComponent("fonts/latin.woff2"))
    let text = script.split(separator: "\"").dropLast().last.map(String.init) ?? ""
    #expect(Data(base64Encoded: text) == font)
    #expect(script.hasPrefix("(window.vitrineFonts = window.vitrineFonts || {})[\"latin\"]"))
  }

  @Test func `Fonts stay at home where they are not wanted`() throws {
    let files = try files(saying: "Rain", bringsFonts: false, isSingleFile: true)
    #expect(files.keys.allSatisfy { !$0.hasPrefix("fonts/") })
    for (page, list) in [
      ("manifest.js", "vitrineLetters"), ("gallery.html", "id=\"vitrine-letters"),
    ] {
      #expect(!String(decoding: try #require(files[page]), as: UTF8.self).contains(list), "\(page)")
    }
  }

  @Test func `A single file has the fonts and their licence inside`() throws {
    let page = String(
      decoding: try #require(try files(saying: "Łódź", isSingleFile: true)["gallery.html"]),
      as: UTF8.self)
    let list = try #require(
      SingleFileTests.block("vitrine-letters", in: page) as? [[String: String]])
    #expect(list.map { $0["name"] } == ["latin", "latin-more"])
    let licence = try SingleFileTests.block("vitrine-letters-licence", in: page) as? String
    #expect(licence?.contains("SIL OPEN FONT LICENSE Version 1.1") == true)
    let font = try Data(
      contentsOf: SiteFixture.templates.appendingPathComponent("fonts/latin-more.woff2"))
    #expect(page.contains("id=\"vitrine-letters-latin-more\">\(font.base64EncodedString())<"))
  }

  @Test func `Every letter is in one font at most, and a Latin gallery's are small`() throws {
    let fonts = try GalleryFonts(siteFolder: SiteFixture.templates).fonts
    var known: Set<UInt32> = []
    for font in fonts {
      #expect(!font.spans.isEmpty, "\(font.name)")
      for span in font.spans {
        for letter in span { #expect(known.insert(letter).inserted, "\(font.name): \(letter)") }
      }
    }
    #expect(fonts[0].name == "latin" && fonts[0].data.count < 80_000)
    #expect(fonts.reduce(0) { $0 + $1.data.count } < 400_000)
  }

  @Test func `A font that is none is said by its path`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    try FileManager.default.copyItem(
      at: SiteFixture.templates.appendingPathComponent("fonts"),
      to: fixture.folder.appendingPathComponent("fonts"))
    let file = fixture.folder.appendingPathComponent("fonts/greek.woff2")
    try Data("no font".utf8).write(to: file)
    #expect(throws: TemplateError.unreadable(path: file.path)) {
      try GalleryFonts(siteFolder: fixture.folder)
    }
  }
}
