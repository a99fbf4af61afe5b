import DiagnosticRecords
import ResourceCatalogs
import Testing
import VectorDrawing

/// Colour sets of asset catalogs.
struct AssetColorTests {
  /// A catalog with one colour set of the given entries.
  private static func catalog(_ entries: String, _ folder: TemporaryFolder) -> AssetCatalog {
    folder.write(
      "{\"colors\": [\(entries)], \"info\": {\"version\": 1}}",
      to: "A.xcassets/C.colorset/Contents.json")
    return AssetCatalog(reading: [folder.path + "/A.xcassets"])
  }

  private static func rounded(_ color: RGBA?) -> [Double] {
    guard let color else { return [] }
    return [color.red, color.green, color.blue, color.alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  /// Colour space, components, expected sRGB to three decimals.
  static let components: [(String, String, [Double])] = [
    ("srgb", "red=0xFF green=0x80 blue=0x00 alpha=1.000", [1, 0.502, 0, 1]),
    ("srgb", "red=0.5 green=1.000 blue=0.0 alpha=0.5", [0.5, 1, 0, 0.5]),
    ("srgb", "red=128 green=255 blue=1 alpha=1", [0.502, 1, 0.004, 1]),
    ("srgb", "red=#0.25 green=#1 blue=#0", [0.25, 1, 0, 1]),
    ("extended-srgb", "red=1.2 green=-0.1 blue=0.0", [1.2, -0.1, 0, 1]),
    ("display-p3", "red=1.0 green=0.0 blue=0.0", [1.093, -0.227, -0.15, 1]),
    ("display-p3", "red=0.6 green=0.6 blue=0.6", [0.6, 0.6, 0.6, 1]),
    ("gray-gamma-22", "white=0.5 alpha=0.25", [0.504, 0.504, 0.504, 0.25]),
    ("extended-gray", "white=0.5", [0.5, 0.5, 0.5, 1]),
    ("extended-linear-srgb", "red=0.5 green=0.0 blue=1.0", [0.735, 0, 1, 1]),
  ]

  /// `red=0.5 blue=#1` as members of an object: texts, and bare numbers after `#`.
  private static func members(_ short: String) -> String {
    short.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=")
      let isBare = parts[1].hasPrefix("#")
      return "\"\(parts[0])\": " + (isBare ? "\(parts[1].dropFirst())" : "\"\(parts[1])\"")
    }.joined(separator: ", ")
  }

  @Test(arguments: components)
  func componentsBecomeSRGB(space: String, components: String, expected: [Double]) throws {
    let folder = TemporaryFolder()
    let catalog = Self.catalog(
      "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", "
        + "\"components\": {\(Self.members(components))}}}", folder)
    let color = catalog.color(named: "C")?.color(scheme: .light, palette: try Palette.load("ios26"))
    #expect(Self.rounded(color) == expected)
    #expect(catalog.diagnostics == [])
  }

  /// Four entries, told apart by red: any 0.1, dark 0.2, high contrast 0.3, dark iPad 0.4.
  static let entries = [
    ("", "universal", "0.1"), ("luminosity=dark", "universal", "0.2"),
    ("contrast=high", "universal", "0.3"), ("luminosity=dark", "ipad", "0.4"),
  ].map { appearance, idiom, red in
    let parts = appearance.split(separator: "=")
    let list =
      parts.isEmpty
      ? "" : ", \"appearances\": [{\"appearance\": \"\(parts[0])\", \"value\": \"\(parts[1])\"}]"
    return "{\"idiom\": \"\(idiom)\"\(list), \"color\": {\"color-space\": \"srgb\", "
      + "\"components\": {\"red\": \"\(red)\", \"green\": \"0.0\", \"blue\": \"0.0\"}}}"
  }.joined(separator: ",")

  @Test(arguments: [
    (PaletteScheme.light, PaletteContrast.standard, "iphone", 0.1),
    (.dark, .standard, "iphone", 0.2), (.light, .increased, "iphone", 0.3),
    (.dark, .increased, "iphone", 0.2), (.dark, .standard, "ipad", 0.4),
    (.light, .standard, "ipad", 0.1),
  ])
  func theBestFittingAppearanceIsTaken(
    scheme: PaletteScheme, contrast: PaletteContrast, idiom: String, red: Double
  ) throws {
    let folder = TemporaryFolder()
    let color = try #require(Self.catalog(Self.entries, folder).color(named: "C"))
    let found = color.color(
      scheme: scheme, contrast: contrast, idiom: idiom, palette: try Palette.load("ios26"))
    #expect(found?.red == red)
  }

  @Test func aReferenceFollowsThePalette() throws {
    let folder = TemporaryFolder()
    let catalog = Self.catalog(
      "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", "
        + "\"reference\": \"systemBlueColor\"}}", folder)
    let palette = try Palette.load("ios18")
    let color = try #require(catalog.color(named: "C"))
    #expect(color.value(scheme: .dark) == .system(.blue))
    #expect(
      color.color(scheme: .dark, palette: palette) == palette.color(.blue, scheme: .dark))
  }

  /// Contents.json, the rule it breaks, whether a colour comes out all the same.
  static let broken: [(String, String, Bool)] = [
    ("", "broken-asset", false), ("{\"colors\": [", "broken-asset", false),
    ("[]", "empty-asset", false), ("{\"colors\": 3}", "empty-asset", false),
    ("{\"colors\": [{\"color\": {}}]}", "odd-color", false),
    ("{\"colors\": [{\"color\": {\"components\": {\"red\": \"zz\"}}}]}", "odd-color", true),
    ("{\"colors\": [{\"color\": {\"components\": {\"white\": {}}}}]}", "odd-color", false),
    ("{\"colors\": [{\"color\": {\"reference\": \"nope\"}}]}", "unknown-system-color", false),
    (
      "{\"colors\": [{\"color\": {\"color-space\": \"cmyk\", \"components\": {\"red\": \"0.5\", "
        + "\"green\": \"0.5\", \"blue\": \"0.5\"}}}]}", "odd-color", true
    ),
    (
      "{\"colors\": [{\"color\": {\"components\": {\"white\": \"0.5\"}}, \"appearances\": "
        + "[{\"appearance\": \"mood\", \"value\": \"good\"}]}]}", "unknown-appearance", true
    ),
  ]

  @Test(arguments: broken)
  func aBrokenSetIsReportedAndTheRestStillWorks(
    text: String, rule: String, hasColor: Bool
  ) throws {
    let folder = TemporaryFolder()
    folder.write(text, to: "A.xcassets/Bad.colorset/Contents.json")
    let good = Self.catalog(Self.entries, folder)
    let report = try #require(good.diagnostics.first)
    #expect(report.rule == rule && report.file == "A.xcassets/Bad.colorset/Contents.json")
    #expect(report.hint != nil)
    #expect(good.color(named: "C")?.variants.count == 4)
    #expect((good.color(named: "Bad")?.value(scheme: .light) != nil) == hasColor)
  }

  @Test func colorsAreNamedBySchemeAsPicturesWriteThem() throws {
    let folder = TemporaryFolder()
    let names = Self.catalog(Self.entries, folder).colorNames(try Palette.load("ios26"))
    #expect(names?["light"] == ["#1a0000": ["C"]] && names?["dark"] == ["#330000": ["C"]])
    #expect(AssetCatalog().colorNames(try Palette.load("ios26")) == nil)
  }
}
