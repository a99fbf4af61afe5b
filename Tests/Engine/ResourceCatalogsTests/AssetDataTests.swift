import DiagnosticRecords
import ResourceCatalogs
import Testing

/// Data sets of asset catalogs.
struct AssetDataTests {
  private func read(_ sets: [String: String], files: [String] = []) -> AssetCatalog {
    let folder = TemporaryFolder()
    for (set, contents) in sets {
      folder.write(contents, to: "A.xcassets/\(set).dataset/Contents.json")
    }
    for file in files { folder.write("{}", to: "A.xcassets/" + file) }
    folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/stories/Contents.json")
    return withExtendedLifetime(folder) {
      AssetCatalog(reading: [folder.path + "/A.xcassets"])
    }
  }

  @Test func `the file for all devices is taken, by its full name`() {
    let contents = """
      {"data": [{"idiom": "watch", "filename": "small.json"},
        {"idiom": "universal", "filename": "all.json", "universal-type-identifier": "public.json"}]}
      """
    let assets = read(
      ["stories/one": contents],
      files: ["stories/one.dataset/small.json", "stories/one.dataset/all.json"])
    let found = assets.data(named: "stories/one")
    #expect(found?.path.hasSuffix("stories/one.dataset/all.json") == true)
    #expect(found?.type == "public.json")
    #expect(assets.data(named: "one") == nil && assets.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (#"{"data": [{"filename": "gone.json"}]}"#, "missing-asset-file"),
      (#"{"data": [{"filename": "../../../../../etc/passwd"}]}"#, "asset-outside-catalog"),
      (#"{"data": []}"#, "empty-asset"), ("{", "broken-asset"),
    ])
  func `what cannot be had is told`(contents: String, rule: String) {
    let assets = read(["broken": contents])
    #expect(assets.data(named: "broken") == nil)
    #expect(assets.diagnostics.map(\.rule) == [rule])
  }
}
