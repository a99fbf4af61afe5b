import Foundation
import Testing

@testable import ProjectReader

/// Which traits of a package are on, and what goes with those that are not.
@Suite struct PackageTraitsTests {
  private static let text = """
    {"name": "T", "toolsVersion": {"_version": "6.1.0"}, "products": [],
     "traits": [{"name": "One", "enabledTraits": []}, {"name": "Two", "enabledTraits": ["Three"]},
       {"name": "Three", "enabledTraits": ["Two"]}, {"name": "default", "enabledTraits": ["Two"]}],
     "dependencies": [{"sourceControl": [{"identity": "y", "location": {"remote": [{"urlString":
       "https://example.org/y"}]}, "traits": [{"name": "default"},
       {"name": "Z", "condition": {"traits": ["One"]}}]}]}],
     "targets": [{"name": "A", "type": "regular",
       "dependencies": [{"target": ["B", {"platformNames": [], "traits": ["One"]}]},
         {"product": ["Y", "y", null, {"platformNames": [], "traits": ["Three", "Four"]}]}],
       "settings": [{"tool": "swift", "kind": {"define": {"_0": "ONE"}},
           "condition": {"platformNames": [], "traits": ["One"]}},
         {"tool": "swift", "kind": {"define": {"_0": "ALL"}}}]}]}
    """

  private func chosen(_ asked: Set<String>) throws -> [String] {
    var manifest = try PackageManifest(Data(Self.text.utf8))
    manifest.choose(traits: asked)
    let target = try #require(manifest.targets.first)
    return manifest.enabledTraits + target.dependencies.map(\.name) + target.settings.map(\.value)
      + (manifest.remotePackages["y"]?.traits.map(\.name) ?? [])
  }

  @Test func theUsualOnesBringOthersAlong() throws {
    #expect(try chosen(["default"]) == ["Three", "Two", "Y", "ALL", "default"])
  }

  @Test func thoseThatAreAskedForCount() throws {
    #expect(try chosen(["One"]) == ["One", "B", "ONE", "ALL", "default", "Z"])
    #expect(try chosen([]) == ["ALL", "default"])
    #expect(try chosen(["Unknown"]) == ["ALL", "default"])
  }
}
