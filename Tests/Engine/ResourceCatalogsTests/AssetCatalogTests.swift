import DiagnosticRecords
import ResourceCatalogs
import Testing

/// Assets of a program and of its modules.
struct AssetCatalogTests {
  private func catalog(_ folder: TemporaryFolder, _ name: String, _ sets: [String]) -> AssetCatalog
  {
    let path = folder.path + "/\(name).xcassets"
    folder.write("{}", to: name + ".xcassets/Contents.json")
    for set in sets {
      folder.write("{\"colors\": []}", to: "\(name).xcassets/\(set).colorset/Contents.json")
    }
    return AssetCatalog(reading: [path])
  }

  @Test func `a module has its own assets`() {
    let folder = TemporaryFolder()
    folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """, to: "App.xcassets/Brand.colorset/Contents.json")
    var assets = catalog(folder, "App", ["Title"])
    assets.add(catalog(folder, "Kit", ["Brand", "Only"]), bundle: "Kit_Kit.bundle")
    #expect(assets.names(of: .color) == ["Brand", "Only", "Title"])
    let own = assets.color(named: "Brand")
    #expect(own != nil && own != assets.color(named: "Kit_Kit.bundle/Brand"))
    // Where nobody says which is meant, and where the one that is meant has none.
    #expect(assets.color(named: "Only") == assets.color(named: "Kit_Kit.bundle/Only"))
    #expect(assets.color(named: "Kit_Kit.bundle/Title") == assets.color(named: "Title"))
    #expect(assets.color(named: "Other_Other.bundle/Brand") == own)
    #expect(assets.missing("Kit_Kit.bundle/Bland", .color).subject == "Bland")
  }
}
