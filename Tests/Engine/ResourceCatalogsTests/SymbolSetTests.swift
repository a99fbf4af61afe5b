import DiagnosticRecords
import Foundation
import ResourceCatalogs
import Testing

/// A project's own symbols.
struct SymbolSetTests {
  private static func catalog(_ svg: String, _ folder: TemporaryFolder) -> AssetCatalog {
    folder.write(
      "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"s.svg\"}]}",
      to: "A.xcassets/sail.symbolset/Contents.json")
    folder.write(svg, to: "A.xcassets/sail.symbolset/s.svg")
    return AssetCatalog(reading: [folder.path])
  }

  @Test func theRegularVariantOfATemplateIsDrawn() throws {
    let folder = TemporaryFolder()
    let catalog = Self.catalog(
      """
      <?xml version="1.0"?><!DOCTYPE svg><svg width="3300" height="2200">
      <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g>
      <g id="Symbols"><g id="Black-M"><path d="M0 0h9v9z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
      <path class="monochrome-0 hierarchical-1:secondary multicolor-0:systemRedColor"
        d="M10 -70H90V10Z"/></g></g></svg>
      """, folder)
    let drawing = try #require(catalog.symbol(named: "sail"))
    let numbers = [drawing.size.width, drawing.size.height, drawing.baselineOffset]
    #expect(numbers.map { Int(($0 * 100).rounded()) } == [100, 80, 10])
    #expect(drawing.layers.map(\.hierarchy) == [1])
    #expect(drawing.layers.map(\.colorName) == ["red"])
    #expect(catalog.diagnostics == [])
  }

  @Test(arguments: ["", "no svg", "<svg/>", "<svg><g id='Symbols'><g id='Regular-M'/></g></svg>"])
  func aDrawingThatIsNoTemplateIsReported(svg: String) {
    let folder = TemporaryFolder()
    let catalog = Self.catalog(svg, folder)
    #expect(catalog.symbol(named: "sail") == nil)
    #expect(catalog.diagnostics.map(\.rule) == ["broken-symbol"])
  }
}
