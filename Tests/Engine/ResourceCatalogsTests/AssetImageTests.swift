import DiagnosticRecords
import ResourceCatalogs
import Testing

/// Image sets, groups and loose pictures.
struct AssetImageTests {
  /// A folder with catalogs, groups and loose files.
  private static func fill(_ folder: TemporaryFolder) -> AssetCatalog {
    let set = "A.xcassets/Art/Cat.imageset/"
    for name in ["c1.png", "c2.png", "c3.png", "d2.png"] { folder.write("x", to: set + name) }
    folder.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "c1.png"},
        {"idiom": "universal", "scale": "2x", "filename": "c2.png"},
        {"idiom": "universal", "scale": "3x", "filename": "c3.png"},
        {"idiom": "universal", "scale": "2x", "filename": "d2.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
           "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}},
        {"idiom": "universal", "scale": "3x", "filename": "gone.png"},
        {"idiom": "ipad", "scale": "1x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: set + "Contents.json")
    folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Icons/Contents.json")
    folder.write("x", to: "A.xcassets/Icons/Dog.imageset/dog.pdf")
    folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "dog.pdf"}],
       "properties": {"preserves-vector-representation": true}}
      """, to: "A.xcassets/Icons/Dog.imageset/Contents.json")
    folder.write("{}", to: "A.xcassets/AppIcon.appiconset/Contents.json")
    for name in ["cow.png", "cow@2x.png", "cow@3x.png", "owl~ipad.jpg", "Cat.png", "note.txt"] {
      folder.write("x", to: "Loose/" + name)
    }
    return AssetCatalog(reading: [folder.path])
  }

  @Test func namesComeFromSetsNamespacesAndLooseFiles() {
    let folder = TemporaryFolder()
    let catalog = Self.fill(folder)
    #expect(
      catalog.names(of: .image) == [
        "Cat", "Cat.png", "Icons/Dog", "cow", "cow.png", "owl", "owl.jpg",
      ])
    #expect(catalog.diagnostics.map(\.rule) == ["missing-asset-file"])
    #expect(catalog.nearestNames(to: "cowz", of: .image).first == "cow")
    #expect(catalog.nearestNames(to: "Dog", of: .image).isEmpty == false)
  }

  static let choices: [(String, Double, PaletteScheme, String)] = [
    ("Cat", 1, .light, "c1.png"), ("Cat", 2, .light, "c2.png"), ("Cat", 3, .light, "c3.png"),
    ("Cat", 4, .light, "c3.png"), ("Cat", 3, .dark, "d2.png"), ("Icons/Dog", 3, .dark, "dog.pdf"),
    ("cow", 2, .light, "cow@2x.png"), ("cow", 3, .dark, "cow@3x.png"),
    ("owl", 2, .light, "owl~ipad.jpg"),
  ]

  @Test(arguments: choices)
  func theFileFitsScaleAndAppearance(
    name: String, scale: Double, scheme: PaletteScheme, file: String
  ) throws {
    let folder = TemporaryFolder()
    let image = try #require(Self.fill(folder).image(named: name))
    let variant = try #require(image.best(scale: scale, scheme: scheme))
    #expect(variant.path.hasSuffix("/" + file))
  }

  @Test func propertiesAndStretchingAreRead() throws {
    let folder = TemporaryFolder()
    let catalog = Self.fill(folder)
    let cat = try #require(catalog.image(named: "Cat"))
    let dog = try #require(catalog.image(named: "Icons/Dog"))
    let resizing = cat.best(scale: 2, scheme: .dark)?.resizing
    #expect(cat.rendering == .template && dog.preservesVector && !cat.preservesVector)
    let caps = resizing.map { [$0.top, $0.left, $0.bottom, $0.right] }
    #expect(caps == [1, 2, 3, 4] && resizing?.tiles == true)
    #expect(dog.best(scale: 3)?.scale == nil)
  }

  @Test func aFolderThatIsNotThereAndADuplicateAreReported() {
    let folder = TemporaryFolder()
    for group in ["A", "B"] {
      folder.write(
        "{\"images\": []}", to: "\(group).xcassets/X.imageset/Contents.json")
    }
    let catalog = AssetCatalog(reading: [folder.path + "/none", folder.path])
    #expect(
      catalog.diagnostics.map(\.rule) == ["missing-resource", "empty-asset", "duplicate-asset"])
  }

  @Test func whatIsAddedGivesOnlyNamesThatAreNotTaken() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    var catalog = Self.fill(folder)
    for name in ["cow", "hen"] { other.write("x", to: "\(name).png") }
    catalog.add(AssetCatalog(reading: [other.path]))
    func path(_ name: String) throws -> String {
      try #require(catalog.image(named: name)?.best(scale: 1)?.path)
    }
    #expect(try path("cow").hasPrefix(folder.path) && path("hen").hasPrefix(other.path))
    #expect(catalog.diagnostics.map(\.rule) == ["missing-asset-file"])
  }

  @Test func `a set's file is found whatever the capitals and the form of its letters`() throws {
    let folder = TemporaryFolder()
    let set = "A.xcassets/Cat.imageset/"
    folder.write("x", to: set + "chat été.png")
    folder.write(
      #"{"images": [{"filename": "Chat e\u0301te\u0301.PNG"}]}"#, to: set + "Contents.json")
    let catalog = AssetCatalog(reading: [folder.path])
    #expect(catalog.diagnostics.isEmpty)
    let image = try #require(catalog.image(named: "Cat"))
    #expect(image.best(scale: 1)?.path.hasSuffix("/chat été.png") == true)
  }

  @Test func `what is asked for and empty is not told to be another's name`() {
    let folder = TemporaryFolder()
    folder.write("{\"images\": []}", to: "A.xcassets/Cat.imageset/Contents.json")
    let missing = AssetCatalog(reading: [folder.path]).missing("Cat", .image)
    #expect(missing.message == "The image “Cat” holds nothing that can be drawn.")
    #expect(missing.hint?.contains("Did you mean") == false)
  }

  @Test(arguments: ["", "[", "null", "{\"images\": [{\"filename\": 3}]}", "{\"images\": {}}"])
  func aBrokenImageSetIsReported(text: String) {
    let folder = TemporaryFolder()
    folder.write(text, to: "A.xcassets/X.imageset/Contents.json")
    let catalog = AssetCatalog(reading: [folder.path])
    #expect(catalog.diagnostics.count == 1)
    #expect(catalog.image(named: "X")?.variants.isEmpty ?? true)
  }
}
