import CatalogueManifest
import Foundation
import GallerySite
import Testing

@Suite struct LivePageTests {
  static func pages(live: String) throws -> [String: String] {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let render = try fixture.render("Weather/a", widget: "Weather", file: "renders/a.svg")
    try SiteBuilder(
      manifest: SiteBuilderTests.manifest([render]), catalogueFolder: fixture.catalogue,
      siteFolder: SiteFixture.templates, live: live
    ).build(into: fixture.site)
    return try fixture.files().filter { $0.key.hasSuffix(".html") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `Only pages that are served may connect, to where they came from`() throws {
    let (plain, live) = (try Self.pages(live: ""), try Self.pages(live: "x-1"))
    #expect(plain.count == 3 && plain.keys.sorted() == live.keys.sorted())
    for (path, page) in plain {
      #expect(!page.contains("connect-src") && !page.contains("live"), "\(path)")
      let root = path.hasPrefix("w/") ? "../" : ""
      let served = try #require(live[path])
      #expect(served.contains("form-action 'none'; connect-src 'self'\">"), "\(path)")
      #expect(served.contains("<script src=\"\(root)live/live.js\" data-build=\"x-1\" defer>"))
      // Nothing else differs.
      let addition =
        "<link rel=\"stylesheet\" href=\"\(root)live/live.css\">"
        + "<script src=\"\(root)live/live.js\" data-build=\"x-1\" defer></script>"
      let back = served.replacing("; connect-src 'self'", with: "").replacing(addition, with: "")
      #expect(back == page, "\(path)")
    }
  }
}
