import ResourceCatalogs
import Testing

/// The shipped axes of variants.
struct VariantAxisTests {
  @Test func everyShippedAxisReadsInOrder() throws {
    let axes = try VariantAxis.all()
    #expect(
      axes.map(\.id) == [
        "device", "scheme", "state", "mode", "type-size", "locale", "contrast", "look",
      ])
    #expect(axes.allSatisfy { !$0.defaultIDs.isEmpty })
    #expect(axes[1].value("dark")?.setting("colorScheme") == "dark")
  }

  @Test func valuesOfTheDeviceAndLookAxesExist() throws {
    let devices = ThemeFolder.standard.names(in: "devices")
    let device = try VariantAxis.load("device")
    let look = try VariantAxis.load("look")
    #expect(Set(device.values.map(\.id)).isSubset(of: devices))
    #expect(look.values.map(\.id).sorted() == Palette.ids())
  }

  @Test func aDefaultThatIsNoValueIsRefused() {
    let folder = TemporaryFolder()
    folder.write(
      """
      {"name": "X", "about": "", "order": 1, "open": false, "default": ["b"],
       "values": [{"id": "a", "name": "A", "settings": {}}]}
      """, to: "variants/x.json")
    let error = #expect(throws: ThemeError.self) {
      try VariantAxis.load("x", from: ThemeFolder(path: folder.path))
    }
    #expect(error?.place == "default")
  }
}
