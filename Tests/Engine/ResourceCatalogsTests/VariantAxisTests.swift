import ResourceCatalogs
import Testing

/// The words for the axes of variants.
struct VariantAxisTests {
  @Test func everyShippedAxisReadsInOrder() throws {
    let axes = try VariantAxis.all()
    #expect(axes.prefix(4).map(\.id) == ["family", "mode", "scheme", "state"])
    #expect(axes[2].values.map(\.id) == ["light", "dark"])
  }

  @Test func everyFamilyOfADeviceHasAName() throws {
    let named = try #require(try VariantAxis.all().first { $0.id == "family" }).values.map(\.id)
    for id in ThemeFolder.standard.names(in: "devices") {
      for family in try Device.load(id).families {
        #expect(named.contains(family.name), "\(family.name) of \(id)")
      }
    }
  }

  @Test func aFileWithoutValuesIsRefused() {
    let folder = TemporaryFolder()
    folder.write(#"{"name": "X", "order": 1}"#, to: "variants/x.json")
    #expect(throws: ThemeError.self) {
      try VariantAxis.all(in: ThemeFolder(path: folder.path))
    }
  }
}
