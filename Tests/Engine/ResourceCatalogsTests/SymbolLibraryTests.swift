import DiagnosticRecords
import Foundation
import ResourceCatalogs
import Testing
import VectorDrawing

/// Symbols read and put together from a small theme.
struct SymbolLibraryTests {
  private static let attributes =
    "fill=\"none\" stroke=\"currentColor\" stroke-width=\"10\" stroke-linecap=\"round\""

  private static func library(_ folder: TemporaryFolder) -> SymbolLibrary {
    folder.write(
      """
      {"bar": {"file": "bar.svg"}, "bar.side": {"base": "bar", "turn": 90},
       "bar.back": {"base": "bar", "mirror": true},
       "circle": {"file": "circle.svg"}, "circle.fill": {"file": "circle.fill.svg"},
       "bar.circle.fill": {"base": "bar", "enclosure": "circle", "fill": true, "color": "red"},
       "loop": {"base": "loop"}, "gone": {"file": "gone.svg"}, "bad": {"file": "bad.svg"},
       "needy": {"base": "nothing"}, "bar.dot": {"base": "bar", "badge": "dot"},
       "two": {"file": "two.svg"}, "_1": {"base": "bar"}, "sack": {"file": "sack.svg"},
       "sack.fill": {"base": "sack", "solid": true},
       "app": {"base": "circle"}, "_app": {"base": "two"}}
      """, to: "symbols/index.json")
    folder.write(
      """
      {"words": [["year.late", "early"], ["early", "bar"], ["late", ""], ["forward", "side"]]}
      """, to: "symbols/synonyms.json")
    folder.write(
      "<svg viewBox='0 0 100 100' \(attributes)><path d='M10 10H90V90Z' data-fill='solid'/>"
        + "<path d='M20 20H50' data-fill='hole'/><path d='M30 30H50'/></svg>",
      to: "symbols/sack.svg")
    folder.write(
      "<svg viewBox='0 0 40 100' \(attributes)><path d='M10 10V90'/></svg>",
      to: "symbols/bar.svg")
    for (name, fill) in [("circle", "none"), ("circle.fill", "currentColor")] {
      folder.write(
        "<svg viewBox='0 0 120 120' data-box='20 20 80 80' \(attributes)>"
          + "<circle cx='60' cy='60' r='54' fill='\(fill)'/></svg>", to: "symbols/\(name).svg")
    }
    folder.write("<svg viewBox='0 0 0'>", to: "symbols/bad.svg")
    folder.write(
      """
      <svg viewBox="0 0 100 50" data-baseline="10" fill="none">
        <g fill="black" data-layer="1" transform="translate(10 5) scale(2)">
          <rect width="10" height="5"/><polygon points="0,0 1,0 1,1" fill-rule="evenodd"/>
        </g>
        <line x1="0" y1="0" x2="9" y2="9" stroke="black" data-color="yellow" data-variable="2"/>
        <path d="M0 0h1" stroke="black" stroke-width="20" data-cut="true"/>
        <text>never</text>
      </svg>
      """, to: "symbols/two.svg")
    return SymbolLibrary(folder: ThemeFolder(path: folder.path))
  }

  /// Size in ems, bounds of the first element in hundredths of an em, layers.
  private static func outline(_ drawing: SymbolDrawing?) -> [Int] {
    guard let drawing, let element = drawing.layers.first?.elements.first else { return [] }
    let box = element.path.boundingRect
    return [
      drawing.size.width, drawing.size.height, box.minX, box.minY, box.maxX, box.maxY,
    ].map { Int(($0 * 100).rounded()) } + [drawing.layers.count]
  }

  @Test(arguments: [
    ("bar", [40, 100, 10, 10, 10, 90, 1]), ("bar.side", [100, 40, 10, 10, 90, 10, 1]),
    ("bar.back", [40, 100, 30, 10, 30, 90, 1]), ("circle", [120, 120, 6, 6, 114, 114, 1]),
    ("bar.circle", [120, 120, 6, 6, 114, 114, 2]),
    ("bar.circle.fill", [120, 120, 6, 6, 114, 114, 2]),
    ("bar.slash", [112, 112, 46, 16, 46, 96, 1]), ("bar.dot", [40, 100, 10, 10, 10, 90, 2]),
    ("circle.badge.bar", [132, 120, 6, 6, 114, 114, 3]), ("nothing", []), ("loop", []),
    ("circle.badge", [120, 120, 6, 6, 114, 114, 2]),
    ("circle.trianglebadge.bar", [132, 120, 6, 6, 114, 114, 3]),
    ("1.circle", [120, 120, 6, 6, 114, 114, 2]), ("11.circle.fill", [120, 120, 6, 6, 114, 114, 2]),
    ("bar.slash.circle", [120, 120, 6, 6, 114, 114, 2]),
    ("circle.badge.bar.slash", [132, 120, 6, 6, 114, 114, 4]),
    ("bar.app", [100, 50, 10, 5, 30, 15, 4]), ("app", [120, 120, 6, 6, 114, 114, 1]),
    ("year.late", [40, 100, 10, 10, 10, 90, 1]), ("bar.late", [40, 100, 10, 10, 10, 90, 1]),
    ("bar.forward", [100, 40, 10, 10, 90, 10, 1]),
    ("early.slash.late", [112, 112, 46, 16, 46, 96, 1]),
    // No symbol's name goes so far.
    ("bar.slash.slash", []), ("bar.circle.square", []), ("bar.circle.circle", []),
    ("bar.badge.bar.badge.bar", []), ("bar.fill.fill", []), ("_11", []), ("11", []), ("1", []),
    ("slash", []), (".slash", []), ("circle.badge.", []), ("forward", []),
  ])
  func aNameIsDrawnByItsRule(name: String, expected: [Int]) {
    let folder = TemporaryFolder()
    #expect(Self.outline(Self.library(folder).drawing(named: name)) == expected)
  }

  @Test func aBaseIsFilledInsideAnEnclosureAndUnderASlash() throws {
    let folder = TemporaryFolder()
    let library = Self.library(folder)
    func filled(_ name: String) -> [Bool] {
      library.drawing(named: name)?.layers.flatMap(\.elements).map(\.isFilled) ?? []
    }
    #expect(filled("sack.circle") == [false, true, false, false])
    #expect(filled("sack.slash") == [false, false, false, false, false])
    #expect(filled("sack.slash.fill") == [true, false, false, false, false])
  }

  @Test func aFilledFormFollowsFromItsDrawing() throws {
    let folder = TemporaryFolder()
    let drawing = try #require(Self.library(folder).drawing(named: "sack.fill"))
    let elements = drawing.layers.flatMap(\.elements)
    #expect(elements.map(\.isFilled) == [true, false, false])
    #expect(elements.map(\.erasing) == [.never, .always, .never])
  }

  @Test(arguments: [("plus", "green"), ("xmark", "red")])
  func aBadgeHasTheColorOfItsMark(mark: String, color: String) throws {
    let folder = TemporaryFolder()
    let library = Self.library(folder)
    folder.write(
      "{\"bar\": {\"file\": \"bar.svg\"}, \"\(mark)\": {\"base\": \"bar\"}}",
      to: "symbols/index.json")
    let drawing = try #require(library.drawing(named: "bar.badge.\(mark)"))
    #expect(drawing.layers.map(\.colorName) == [nil, color, "white"])
  }

  @Test func weightChangesStrokesAndScaleChangesEverything() throws {
    let folder = TemporaryFolder()
    let library = Self.library(folder)
    let bold = try #require(library.drawing(named: "bar", weight: .bold))
    let large = try #require(library.drawing(named: "bar", scale: .large))
    let widths = [bold, large].map {
      Int((Double($0.layers[0].elements[0].stroke?.lineWidth ?? 0) * 1000).rounded())
    }
    #expect(widths == [175, 128])
    #expect(Self.outline(large) == [51, 128, 13, 13, 13, 115, 1])
    #expect(Self.outline(bold) == Self.outline(library.drawing(named: "bar")))
  }

  @Test func aFilledFrameHasAHoleInMonochromeAndAWhiteGlyphInColor() throws {
    let folder = TemporaryFolder()
    let drawing = try #require(Self.library(folder).drawing(named: "bar.circle.fill"))
    #expect(drawing.layers.map(\.hierarchy) == [1, 0])
    #expect(drawing.layers.map(\.colorName) == ["red", "white"])
    #expect(drawing.layers[1].elements.map(\.erasing) == [.inMonochrome])
    #expect(drawing.layers[0].elements[0].isFilled)
    // The stroke keeps its width although the bar is scaled into the frame.
    #expect(drawing.layers[1].elements[0].stroke == StrokeStyle(lineWidth: 0.1, lineCap: .round))
  }

  @Test func shapesGroupsLayersAndCutsAreRead() throws {
    let folder = TemporaryFolder()
    let drawing = try #require(Self.library(folder).drawing(named: "two"))
    let elements = drawing.layers.flatMap(\.elements)
    #expect(drawing.layers.map(\.hierarchy) == [1, 0, 0])
    #expect(drawing.layers.map(\.colorName) == [nil, "yellow", nil])
    #expect(elements.map(\.isFilled) == [true, true, false, false])
    #expect(elements.map(\.evenOdd) == [false, true, false, false])
    #expect(elements.map(\.erasing) == [.never, .never, .never, .always])
    #expect(elements.map(\.variable) == [0, 0, 2, 0] && drawing.variableSteps == 2)
    #expect(Self.outline(drawing) == [100, 50, 10, 5, 30, 15, 3])
    #expect(Int((drawing.baselineOffset * 100).rounded()) == 10)
  }

  @Test func brokenPartsAreReportedOnce() {
    let folder = TemporaryFolder()
    let library = Self.library(folder)
    for name in ["loop", "gone", "gone", "bad", "needy", "bar"] {
      _ = library.drawing(named: name)
    }
    let files = library.diagnostics.compactMap(\.file)
    #expect(Set(files).count == 3 && files.contains("themes/symbols/gone.svg"))
    #expect(files.filter { $0.hasSuffix("gone.svg") }.count == 1)
  }

  @Test func anUnknownNameHasNeighbours() {
    let folder = TemporaryFolder()
    let library = Self.library(folder)
    #expect(library.nearestNames(to: "circel").first == "circle")
    #expect(library.nearestNames(to: "barr.slash.fill").first == "bar.slash.fill")
  }

  @Test func aDrawingThatIsSimplyDroppedInIsFound() throws {
    let folder = TemporaryFolder()
    let library = Self.library(folder)
    folder.write(
      "<svg viewBox='0 0 100 100'><path d='M0 0h9v9z'/></svg>", to: "symbols/our.logo.svg")
    let logo = try #require(library.drawing(named: "our.logo"))
    #expect(logo.size == CGSize(width: 1, height: 1))
    #expect(Int((logo.baselineOffset * 100).rounded()) == 12)
    #expect(library.drawing(named: "../symbols/our.logo") == nil)
  }

  @Test func gapsKeepTheirWidthAndThinCutsFollowTheWeight() throws {
    let folder = TemporaryFolder()
    let library = Self.library(folder)
    let thin = try #require(library.drawing(named: "bar.slash", weight: .bold))
    let two = try #require(library.drawing(named: "two", weight: .bold))
    let cuts = [thin, two].map { drawing in
      let holes = drawing.layers.flatMap(\.elements).filter { $0.erasing == .always }
      return holes.map { Int((Double($0.stroke?.lineWidth ?? 0) * 10_000).rounded()) }
    }
    #expect(cuts == [[1488], [2000]])
  }

  @Test(arguments: ["", "[", "[]", "{\"a\": 1}"])
  func aBrokenIndexIsReported(text: String) {
    let folder = TemporaryFolder()
    folder.write(text, to: "symbols/index.json")
    let library = SymbolLibrary(folder: ThemeFolder(path: folder.path))
    #expect(library.drawing(named: "star") == nil && library.names == [])
    #expect(library.diagnostics.map(\.rule) == ["broken-theme"])
  }

  @Test func everyShippedSymbolIsDrawn() {
    let library = SymbolLibrary.standard
    guard !ThemeFolder.standard.names(in: "symbols", ending: "svg").isEmpty else { return }
    var odd: [String] = []
    for name in library.names {
      let elements = library.drawing(named: name)?.layers.flatMap(\.elements) ?? []
      let isSeen = elements.contains { $0.isFilled || $0.stroke != nil }
      if !isSeen || elements.contains(where: { $0.path.isEmpty }) { odd.append(name) }
    }
    #expect(odd == [] && library.diagnostics == [])
  }
}
