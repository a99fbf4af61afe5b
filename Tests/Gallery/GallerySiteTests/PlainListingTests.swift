import CatalogueManifest
import Foundation
import Testing

@testable import GallerySite

@Suite struct PlainListingTests {
  static func manifest(_ text: [String] = ["72°", "Sunny"], name: String = "Weather") -> Manifest {
    let render = Render(
      id: "W/a", widget: "W", family: "systemSmall", variant: [:],
      date: Date(timeIntervalSince1970: 0), file: "renders/W/a.svg", width: 158, height: 155.5,
      text: text)
    return Manifest(
      generator: "vitrine 0", title: "", settings: RenderSettings(),
      widgets: [
        Widget(id: "W", kind: "W", name: name, description: "Now", bundle: ""),
        Widget(id: "Ä/b", kind: "E", name: "", description: "", bundle: ""),
      ], renders: [render])
  }

  static func lines(_ manifest: Manifest) -> [String] {
    PlainListing.text(manifest, WidgetFiles(manifest.widgets)).components(separatedBy: "\n")
  }

  @Test func `Each widget has a heading with its page, each picture a line`() throws {
    let lines = Self.lines(Self.manifest())
    #expect(lines[0] == "# Widgets")
    #expect(
      lines[3...5] == [
        "## Weather (w/W.html)", "# Now", "W/a\trenders/W/a.svg\t158\t155.5\t72° | Sunny",
      ])
    // A widget without a name or pictures is there all the same, with its page's real name.
    #expect(lines[7].hasPrefix("## Ä/b (w/") && lines[7].hasSuffix(".html)"))
    #expect(!lines[7].dropFirst(8).contains("Ä"))
  }

  @Test(arguments: ["a\nb", "a\tb", "a\r\nb", "a\u{2028}b"])
  func `No text makes a line or a column of its own`(text: String) {
    let plain = Self.lines(Self.manifest(["a b"], name: "a b"))
    #expect(Self.lines(Self.manifest([text], name: text)) == plain)
  }
}
