import ResourceCatalogs
import Testing
import VectorDrawing

/// The shipped palettes hold the recorded values (Facts/colors.md#levels).
struct PaletteTests {
  /// A colour as `RRGGBB` and its opacity.
  private static func text(_ color: RGBA?) -> String {
    guard let color else { return "none" }
    let code = [color.red, color.green, color.blue].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return code.joined() + (color.alpha == 1 ? "" : " \(color.alpha)")
  }

  static let values: [(String, String, PaletteScheme, PaletteContrast, String)] = [
    ("ios26", "systemRed", .light, .standard, "FF383C"),
    ("ios26", "red", .dark, .standard, "FF4245"),
    ("ios26", "red", .light, .increased, "E9152D"),
    ("ios26", "red", .dark, .increased, "FF6165"),
    ("ios26", "blue", .light, .standard, "0088FF"),
    ("ios26", "systemBlue", .dark, .standard, "0091FF"),
    ("ios26", "accentColor", .light, .standard, "0088FF"),
    ("ios26", "mint", .dark, .increased, "54DFCB"),
    ("ios26", "systemGray6", .dark, .standard, "1C1C1E"),
    ("ios26", "gray", .light, .increased, "6C6C70"),
    ("ios26", "indigo", .dark, .standard, "6D7CFF"),
    ("ios26", "label", .light, .standard, "000000"),
    ("ios26", "label", .dark, .increased, "FFFFFF"),
    ("ios26", "secondaryLabel", .light, .standard, "3C3C43 0.6"),
    ("ios26", "secondary", .dark, .increased, "EBEBF5 0.7"),
    ("ios26", "quaternaryLabelColor", .dark, .standard, "EBEBF5 0.16"),
    ("ios26", "systemFill", .light, .standard, "787880 0.2"),
    ("ios26", "quaternarySystemFill", .dark, .increased, "747480 0.26"),
    ("ios26", "separator", .dark, .standard, "545458 0.6"),
    ("ios26", "opaqueSeparator", .light, .standard, "C6C6C8"),
    ("ios26", "systemBackground", .dark, .standard, "000000"),
    ("ios26", "groupTableViewBackgroundColor", .light, .standard, "F2F2F7"),
    ("ios26", "widgetBackground", .dark, .standard, "1C1C1E"),
    ("ios26", "clear", .light, .standard, "000000 0.0"),
    ("ios26", "noSuchColor", .light, .standard, "none"),
    ("ios18", "blue", .light, .standard, "007AFF"),
    ("ios18", "systemBlueColor", .dark, .standard, "0A84FF"),
    ("ios18", "yellow", .light, .increased, "B25000"),
    ("ios18", "mint", .dark, .standard, "63E6E2"),
    ("ios18", "brown", .light, .standard, "A2845E"),
    ("ios18", "accent", .dark, .standard, "0A84FF"),
    ("ios18", "gray3", .light, .standard, "C7C7CC"),
  ]

  @Test(arguments: values)
  func aColorIsTheRecordedOne(
    palette: String, name: String, scheme: PaletteScheme, contrast: PaletteContrast,
    expected: String
  ) throws {
    let color = try Palette.load(palette).color(named: name, scheme: scheme, contrast: contrast)
    #expect(Self.text(color) == expected)
  }

  @Test func elevatedBackgroundsAreLighterInDarkOnly() throws {
    let palette = try Palette.load("ios26")
    let dark = palette.color(.systemBackground, scheme: .dark, elevated: true)
    let light = palette.color(.systemBackground, scheme: .light, elevated: true)
    let raisedLabel = palette.color(
      .secondaryLabel, scheme: .dark, contrast: .increased, elevated: true)
    #expect([dark, light, raisedLabel].map(Self.text) == ["1C1C1E", "FFFFFF", "EBEBF5 0.7"])
  }

  @Test(arguments: [
    ("\"red\": {\"light\": \"#12345\", \"dark\": \"#000000\", \"source\": \"x\"}", "colors.red"),
    ("\"red\": {\"light\": \"#123456\", \"source\": \"x\"}", "dark"),
    ("\"red\": {\"sameAs\": \"blau\", \"source\": \"x\"}", "sameAs"),
    ("\"ruby\": {\"light\": \"#123456\", \"dark\": \"#123456\", \"source\": \"x\"}", "ruby"),
    ("\"orange\": {\"light\": \"#123456\", \"dark\": \"#123456\", \"source\": \"x\"}", "red"),
  ])
  func aBrokenPaletteNamesFileAndKeyPath(entry: String, part: String) {
    let folder = TemporaryFolder()
    folder.write("{\"name\": \"X\", \"colors\": {\(entry)}}", to: "palettes/x.json")
    let error = #expect(throws: ThemeError.self) {
      try Palette.load("x", from: ThemeFolder(path: folder.path))
    }
    let said = error?.description ?? ""
    #expect(said.contains(part) && said.contains("palettes/x.json"))
  }

  @Test func everySystemColorIsFoundByItsOwnName() {
    let lost = SystemColor.allCases.filter { SystemColor(named: $0.name) != $0 }
    #expect(lost == [])
  }
}
