import Foundation
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct PackagePinsTests {
  private static let revision = String(repeating: "a1", count: 20)

  private static let first = """
    {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://a.org/x/Kit.git",
      "state": {"branch": null, "revision": "\(revision)", "version": "1.2.0"}}]}, "version": 1}
    """
  private static let second = """
    {"pins": [{"identity": "kit", "kind": "remoteSourceControl",
      "location": "https://a.org/x/Kit.git",
      "state": {"revision": "\(revision)", "version": "1.2.0"}}], "version": 2}
    """
  private static let third = """
    {"originHash": "0", "pins": [{"identity": "kit", "kind": "remoteSourceControl",
      "location": "https://a.org/x/Kit", "state": {"branch": "main",
      "revision": "\(revision)"}}], "version": 3}
    """

  @Test(arguments: zip([first, second, third], ["1.2.0", "1.2.0", "main"]))
  func readsEveryVersion(text: String, name: String) {
    var pins = PackagePins()
    pins.add(Data(text.utf8))
    #expect(pins["kit"]?.revision == Self.revision)
    #expect(pins["kit"]?.name == name)
  }

  @Test(arguments: ["", "[]", "{\"pins\": 1}", "{\"pins\": [1, {\"location\": \"https://a/b\"}]}"])
  func passesOverWhatItCannotRead(text: String) {
    var pins = PackagePins()
    pins.add(Data(text.utf8))
    #expect(pins.pins.isEmpty)
  }

  @Test(arguments: [
    "App.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", "Package.resolved",
    "Tuist/Package.resolved",
  ])
  func looksWhereToolsPutTheFile(path: String) throws {
    let folder = try TemporaryFolder([path: Self.second])
    let project = folder.url.appendingPathComponent("App.xcodeproj")
    #expect(PackagePins(projects: [project], root: folder.url)["kit"] != nil)
  }
}
