import ResourceCatalogs
import Testing
import VectorDrawing

/// The shipped systems, and what happens to broken ones.
struct SystemLookTests {
  @Test func everyShippedSystemReads() throws {
    for id in SystemLook.ids { #expect(try SystemLook.load(id).id == id) }
    #expect(SystemLook.ids.contains(SystemLook.defaultID))
  }

  @Test func aPlatformHasItsOwnColorsAndElseThoseOfTheYear() throws {
    let (old, new) = (try SystemLook.load("ios18"), try SystemLook.load("ios26"))
    func color(_ look: SystemLook, _ platform: Device.Platform, _ color: SystemColor) -> String {
      look.palette(on: platform).color(color, scheme: .light).text
    }
    #expect(color(new, .macOS, .green) == "#28cd41" && color(new, .watchOS, .green) == "#34c759")
    #expect(color(new, .macOS, .label) == "#000000 0.85")
    #expect(color(new, .iPadOS, .label) == "#000000")
    #expect(color(new, .macOS, .accentedGroup) == color(new, .iOS, .accentedGroup))
    #expect(color(old, .macOS, .accentedGroup) == color(old, .iOS, .accentedGroup))
    #expect(color(new, .iOS, .accentedGroup) != color(old, .iOS, .accentedGroup))
  }

  @Test func aPlatformWithoutAVersionHasThatOfIOS() throws {
    let look = try SystemLook.load("ios18")
    #expect(Device.Platform.allCases.map(look.version(on:)) == [18, 18, 11, 15, 2])
  }

  @Test func anUnknownSystemNamesThoseThatAreThere() {
    let error = #expect(throws: ThemeError.self) { try SystemLook.load("ios3") }
    #expect(error?.problem.contains("ios18, ios26") == true)
  }

  @Test(arguments: [
    ("\"width\": 66", "\"width\": 0", "toggle.width"),
    ("\"cornerRadius\": 8", "\"cornerRadius\": -1", "button.cornerRadius"),
    ("\"large\"", "\"huge\"", "button.capsules.iOS"),
    ("\"#F7F7F7\"", "\"white\"", "material"),
    ("\"thin\": 0.56", "\"thin\": 56", "material"),
    ("\"regular\": \"regular\"", "\"regular\": \"foggy\"", "glass.regular"),
    ("\"iOS\": 5", "\"macOS\": 5", "versions"),
    ("\"mini\": 4", "\"tiny\": 4", "progress.iOS.spinners"),
    ("\"regular\": 5", "\"small\": 5", "progress.iOS.spinners"),
    ("\"gauge\": {\"iOS\"", "\"gauge\": {\"macOS\"", "gauge"),
    ("\"iOS\": \"x\"", "\"beOS\": \"x\"", "palettes"),
    ("\"macOS\": \"m\"", "\"beOS\": \"m\"", "palettes.beOS"),
    ("\"iOS\": \"x\"", "\"iOS\": \"y\"", "palettes/y.json"),
  ])
  func aBrokenSystemNamesFileAndKeyPath(part: String, wrong: String, said: String) throws {
    let folder = TemporaryFolder()
    let colors = SystemColor.allCases.map {
      "\"\($0.name)\": {\"light\": \"#000000\", \"dark\": \"#FFFFFF\", \"source\": \"x\"}"
    }
    folder.write(
      "{\"name\": \"X\", \"colors\": {\(colors.joined(separator: ","))}}", to: "palettes/x.json")
    folder.write("{\"name\": \"M\", \"colors\": {}}", to: "palettes/m.json")
    let whole = """
      {"name": "X", "versions": {"iOS": 5}, "palettes": {"iOS": "x", "macOS": "m"},
      "toggle": {"width": 66, "height": 30, "thumbWidth": 40, "thumbHeight": 26},
      "button": {"cornerRadius": 8, "capsules": {"iOS": ["large"]}},
      "groupBox": {"cornerRadius": 9}, "gauge": {"iOS": {"bar": 1, "row": 2, "spacing": 3}},
      "progress": {"iOS": {"bar": 1, "row": 2, "spinners": {"mini": 4, "regular": 5}}},
      "material": {"light": "#F7F7F7", "dark": "#242424", "ultraThin": 0.44, "thin": 0.56,
        "regular": 0.68, "thick": 0.8, "ultraThick": 0.92, "bar": 0.8},
      "glass": {"regular": "regular", "clear": "thin"}}
      """
    folder.write(whole, to: "systems/whole.json")
    folder.write(whole.replacing(part, with: wrong), to: "systems/broken.json")
    let themes = ThemeFolder(path: folder.path)
    _ = try SystemLook.load("whole", from: themes)
    let error = #expect(throws: ThemeError.self) { try SystemLook.load("broken", from: themes) }
    #expect(error?.description.contains(said) == true)
  }
}
