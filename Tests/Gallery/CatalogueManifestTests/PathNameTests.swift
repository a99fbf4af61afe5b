import CatalogueManifest
import Testing

@Suite struct PathNameTests {
  @Test(arguments: [
    ("BatteryWidget", "BatteryWidget"),
    ("com.example.weather", "com.example.weather"),
    ("My Widget (small)", "My-Widget-small"),
    ("../../etc/passwd", "etc-passwd"),
    ("🌤 Weather", "Weather"),
    ("<script>alert(1)</script>", "script-alert-1-script"),
    ("a..b", "a.b"),
    ("trailing.", "trailing"),
  ])
  func `A name becomes path-safe and stays readable`(name: String, slug: String) {
    #expect(PathName.slug(name) == slug)
  }

  @Test(arguments: ["天気", "Wetter für alle", "con", "NUL.txt", "com1", "", "🌤", "..", "\u{202E}x"])
  func `A name that loses something or is reserved still becomes safe`(name: String) {
    let slug = PathName.slug(name)
    let isSafe = slug.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
    }
    #expect(isSafe && !slug.isEmpty && slug.lowercased() != name.lowercased())
  }

  @Test func `Long names are cut and told apart`() {
    let first = PathName.slug(String(repeating: "a", count: 200))
    let second = PathName.slug(String(repeating: "a", count: 201))
    #expect(first.count <= 60 && first != second)
  }

  @Test func `Names that differ only in case or decoration get different files`() {
    var names = PathNames()
    let given = ["Weather", "weather", "🌤 Weather", "Weather"].map { names.unique($0) }
    #expect(given == ["Weather", "weather-2", "Weather-3", "Weather-4"])
  }

  @Test func `Things of one name are told apart by their own words, in any order`() {
    let things = [
      DistinctNames.Subject("App", marks: ["Tea", "x"]),
      DistinctNames.Subject("app", marks: ["Tea", "y"]),
      DistinctNames.Subject("App", marks: ["Cup", "x"]), DistinctNames.Subject("Other"),
    ]
    let names = DistinctNames.of(things)
    #expect(names == ["App-Tea-x", "app-Tea-y", "App-Cup", "Other"])
    #expect(DistinctNames.of(things.reversed()) == names.reversed())
    #expect(DistinctNames.of([things[3], things[3]]) == ["Other", "Other-2"])
  }

  @Test func `A path is made safe part by part`() {
    #expect(PathName.path("App/Clock face") == "App/Clock-face")
    #expect(PathName.path("/../a").hasSuffix("/a") && !PathName.path("").isEmpty)
  }

  @Test func `A render's name is a readable path`() {
    let entry = Render.id(
      widget: "Weather", instance: "berlin", family: "systemSmall", values: ["dark", "entry"],
      entry: 3)
    let placeholder = Render.id(
      widget: "Weather", instance: nil, family: "systemSmall", values: ["light", "placeholder"],
      entry: nil)
    #expect(entry == "Weather/berlin/systemSmall/dark/entry-3")
    #expect(placeholder == "Weather/systemSmall/light/placeholder")
  }

  @Test func `Equal pictures are stored once`() {
    var catalogue = Catalogue()
    let first = catalogue.picture([1, 2, 3], render: "a/light")
    let same = catalogue.picture([1, 2, 3], render: "a/dark")
    let other = catalogue.picture([4], render: "b/light")
    #expect(first.isNew && !same.isNew && other.isNew)
    #expect(same.file == "renders/a/light.svg" && same.hash == first.hash)
    #expect(other.file == "renders/b/light.svg")
  }

  @Test func `messages call a widget by the part of its id that is its own`() {
    #expect(Render.widgetName(in: "Clocks/City/systemSmall/fullColor/light/snapshot") == "City")
    #expect(Render.widgetName(in: "Clocks/City") == "City")
    #expect(Render.widgetName(in: "City") == "City")
  }
}
